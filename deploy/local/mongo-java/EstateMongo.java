import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
import java.util.List;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;

/**
 * mongo-java-server on the loopback address. Arguments: port; for persistent data also a file and the size of its
 * cache in MB.
 */
public final class EstateMongo {

  /** The server's newest version reports a wire version that the driver does not support any more. */
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
      return new Database(name);
    }

    /**
     * Not static, because the library opens collections in the super constructor, before a field of this class would
     * be set.
     */
    private final class Database extends H2Database {
      Database(String name) {
        super(name, getMvStore(), getCursorRegistry());
      }

      /** Opens a collection under the same names as the library. */
      @Override
      protected MongoCollection<Object> openOrCreateCollection(String name, CollectionOptions options) {
        String namespace = getFullCollectionNamespace(name);
        return new Collection(
            this,
            name,
            options,
            getMvStore().openMap("databases." + namespace),
            getMvStore().openMap("meta." + namespace),
            Backend.this.getCursorRegistry());
      }

      /** The library adds an index without the collection's lock, so that a concurrent write would fail. */
      @Override
      protected void addIndex(Document index) {
        String namespace = index.get("ns").toString();
        String collection = namespace.substring(getDatabaseName().length() + 1);
        synchronized (resolveOrCreateCollection(collection)) {
          super.addIndex(index);
        }
      }
    }
  }

  private static final class Collection extends H2Collection {
    Collection(
        MongoDatabase database,
        String name,
        CollectionOptions options,
        MVMap<Object, Document> documents,
        MVMap<String, Object> meta,
        CursorRegistry cursors) {
      super(database, name, options, documents, meta, cursors);
    }

    /**
     * The library uses an index only for queries of exactly its fields, and scans the collection for others. This
     * override uses the index of _id for every query that contains _id.
     */
    @Override
    protected QueryResult matchDocuments(
        Document query, Document order, int skip, int limit, int batch, Document fields) {
      if (query.containsKey("_id")) {
        Document byId = new Document("_id", query.get("_id"));
        for (Index<Object> index : getIndexes()) {
          if (index.canHandle(byId)) {
            return matchDocuments(query, index.getPositions(byId), order, skip, limit, batch, fields);
          }
        }
      }
      return super.matchDocuments(query, order, skip, limit, batch, fields);
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
    // Closes the file on exit, because otherwise the changes since the last automatic commit would be lost.
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdownNow));
    server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
  }

  private static MVStore openStore(String file, int cacheMb) {
    return new MVStore.Builder().fileName(file).cacheSize(cacheMb).open();
  }
}
