import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import java.util.List;
import org.h2.mvstore.MVStore;

/**
 * mongo-java-server on the loopback address. Arguments: port, and for data that last a file and the MB of it that are
 * kept in memory.
 */
public final class EstateMongo {

  /** The server's own newest version has a wire version that the driver no longer speaks to. */
  private static final MongoVersion MONGO_5 =
      new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
          return List.of(5, 0, 0);
        }

        @Override
        public int getWireVersion() {
          return 13;
        }
      };

  public static void main(String[] arguments) {
    H2Backend backend =
        arguments.length == 1
            ? H2Backend.inMemory()
            : new H2Backend(openStore(arguments[1], Integer.parseInt(arguments[2])));
    backend.version(MONGO_5);
    MongoServer server = new MongoServer(backend);
    // Ends with the file closed, not only with what the last automatic commit had.
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
  }

  private static MVStore openStore(String file, int cacheMb) {
    return new MVStore.Builder().fileName(file).cacheSize(cacheMb).open();
  }
}
