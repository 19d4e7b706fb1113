import { ProblemError } from './problem-error.ts';
import { RpcConnection } from './rpc-connection.ts';
import { targetKey, type RpcTargets, type Target } from './rpc-targets.ts';

/** One connection for each target, opened when its turn comes and again after it broke. */
export class RpcConnections {
  private readonly open = new Map<string, RpcConnection>();
  private readonly opening = new Map<string, Promise<RpcConnection>>();

  constructor(private readonly targets: RpcTargets) {}

  /** A usable connection to the first target that takes one; `avoid` comes last. Rejects with `unavailable`. */
  async next(avoid: Target | undefined): Promise<RpcConnection> {
    const avoided = avoid && targetKey(avoid);
    const tried = new Set<string>();
    let cause: unknown;
    for (const isFresh of [false, true]) {
      if (isFresh) await this.targets.refresh();
      const untried = (await this.targets.inTurn()).filter((target) => !tried.has(targetKey(target)));
      const last = untried.filter((target) => targetKey(target) === avoided);
      for (const target of [...untried.filter((each) => !last.includes(each)), ...last]) {
        try {
          return await this.to(target);
        } catch (error) {
          cause = error;
          tried.add(targetKey(target));
          this.targets.demote(target);
        }
      }
    }
    throw new ProblemError('unavailable', { cause });
  }

  retireAll(): void {
    for (const connection of this.open.values()) connection.retire();
  }

  private async to(target: Target): Promise<RpcConnection> {
    const key = targetKey(target);
    const open = this.open.get(key);
    if (open?.isUsable) return open;
    const opening = this.opening.get(key) ?? this.connect(target).finally(() => this.opening.delete(key));
    this.opening.set(key, opening);
    return opening;
  }

  private async connect(target: Target): Promise<RpcConnection> {
    const connection = await RpcConnection.open(target);
    this.targets.promote(target);
    this.open.set(targetKey(target), connection);
    return connection;
  }
}
