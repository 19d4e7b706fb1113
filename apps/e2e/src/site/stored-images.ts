import { type Collection, createConnection } from 'mongoose';
import { type TestSite } from './start-site.ts';

export interface StoredImage {
  id: string;
  /** Undefined until the image is decoded. */
  width?: number | undefined;
  storage_path: string;
  change_mark: string;
  access_key: string;
}

export interface StoredProperty {
  _id: number;
  website_status: string;
  images: StoredImage[];
}

async function inCatalog<Result>(
  site: TestSite,
  use: (properties: Collection<StoredProperty>) => Promise<Result>,
): Promise<Result> {
  const store = await createConnection(site.mongodbUrl).asPromise();
  try {
    return await use(store.collection<StoredProperty>('properties'));
  } finally {
    await store.close();
  }
}

/** Every stored property, by ascending id. */
export const storedProperties = (site: TestSite): Promise<StoredProperty[]> =>
  inCatalog(site, (properties) => properties.find().sort({ _id: 1 }).toArray());

/** Every stored image with its access key by property id, including properties that are not public. */
export const storedImages = (site: TestSite): Promise<Map<number, StoredImage[]>> =>
  inCatalog(site, async (properties) => {
    const found = await properties.find({}, { projection: { images: 1 } }).toArray();
    return new Map(found.map(({ _id, images }) => [_id, images]));
  });
