import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
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

  private static final class Backend extends H2Backend {
    Backend(MVStore store) {
      super(store);
    }

    @Override
    protected MongoDatabase openOrCreateDatabase(String name) {
      return new Database(name, getMvStore(), getCursorRegistry());
    }
  }

  /** The library adds an index without the collection's lock, so that a write at the same time fails. */
  private static final class Database extends H2Database {
    Database(String name, MVStore store, CursorRegistry cursors) {
      super(name, store, cursors);
    }

    @Override
    protected void addIndex(Document index) {
      String namespace = index.get("ns").toString();
      String collection = namespace.substring(getDatabaseName().length() + 1);
      synchronized (resolveOrCreateCollection(collection)) {
        super.addIndex(index);
      }
    }
  }

  public static void main(String[] arguments) {
    H2Backend backend =
        new Backend(
            arguments.length == 1
                ? MVStore.open(null)
                : openStore(arguments[1], Integer.parseInt(arguments[2])));
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
