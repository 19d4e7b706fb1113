# Ends the processes of a launcher that has died. Each line on stdin contains the running pids in the order in which they
# have to end, and stdin closes with the launcher. A shell needs little memory, and `killall node` does not end it.
pids=
while read -r line; do pids=$line; done

# Some containers leave a zombie of a process that has ended.
runs() { kill -0 "$1" && ! grep -q '^State:.Z' "/proc/$1/status"; }

for pid in $pids; do
  kill "$pid"
  tries=0
  while runs "$pid" && [ "$tries" -lt 120 ]; do
    sleep 0.1
    tries=$((tries + 1))
  done
  kill -9 "-$pid"
done
