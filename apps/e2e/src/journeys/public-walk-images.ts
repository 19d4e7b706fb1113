import { brokers } from '@estate/content/brokers';
import { type PublicProperty } from '@estate/contracts/catalog/public-property';
import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import sharp from 'sharp';
import { expect, test } from '../journey.ts';
import { addressesIn, guessedImageUrls, ImageWalk, thumbnailOf } from '../site/image-walk.ts';
import { type TestSite } from '../site/start-site.ts';
import { type StoredImage, storedImages } from '../site/stored-images.ts';

/** The site, its properties and the response bodies that the public walk collected before it requests the images. */
interface WalkResult {
  site: TestSite;
  /** Every property of the CRM, by id. */
  stock: ReadonlyMap<number, Record<string, unknown>>;
  properties: ReadonlyMap<number, PublicProperty>;
  /** The properties whose images are imported, public and not. */
  withImages: readonly number[];
  /** The bodies of all public responses. */
  texts: readonly string[];
}

interface CrmImage {
  id: number;
  is_private: boolean;
}

/** Tests that visitors get public images only; continues the crawl of public-walk.spec.ts. */
export function testImages(walked: () => WalkResult): void {
  const crmImagesOf = (id: number) => (walked().stock.get(id)?.['images'] ?? []) as CrmImage[];
  const placesOf = (ids: readonly number[], isWanted: (image: CrmImage) => boolean) =>
    ids.flatMap((id) =>
      crmImagesOf(id)
        .filter(isWanted)
        .map((image) => `${id}/${image.id}.jpeg`),
    );
  const isSecret = ({ is_private }: CrmImage) => is_private;
  const publicIds = () => walked().withImages.filter((id) => walked().properties.has(id));

  let walk: ImageWalk;
  let stored: Map<number, StoredImage[]>;
  /** An image that visitors may see. */
  let publicImage: StoredImage;
  const storedOf = (ids: readonly number[]) => ids.flatMap((id) => stored.get(id) ?? []);
  const nonPublicIds = () => walked().withImages.filter((id) => !walked().properties.has(id));

  test.beforeAll(async () => {
    walk = new ImageWalk(walked().site);
    stored = await storedImages(walked().site);
    const [first] = storedOf(publicIds());
    if (!first) throw new Error('no property with images is public');
    publicImage = first;
  });

  test('no public answer names a private image of a property', () => {
    for (const [id, property] of walked().properties) {
      const secret = placesOf([id], isSecret);
      expect(property.images.filter(({ storage_path }) => secret.includes(storage_path))).toEqual([]);
    }
  });

  test('images of non-public properties and private images are answered 404 with every guessed key', async () => {
    const marks = new Map(storedOf([...stored.keys()]).map((one) => [one.storage_path, one.change_mark]));
    const ofNonPublic = placesOf(nonPublicIds(), () => true);
    const ofOthers = placesOf(publicIds(), isSecret);
    expect(ofNonPublic.length).toBeGreaterThan(8);
    expect(ofOthers.length).toBeGreaterThan(0);
    const tried = [...ofNonPublic, ...ofOthers].flatMap((place) =>
      guessedImageUrls(place, marks.get(place) ?? 'm1', publicImage),
    );
    const withTheirKeys = storedOf(nonPublicIds()).map(thumbnailOf);
    expect(withTheirKeys.length).toBeGreaterThan(8);
    const answers = await walk.requestAll([...tried, ...withTheirKeys]);
    expect(answers.length).toBe(new Set([...tried, ...withTheirKeys]).size);
    expect(answers.filter(({ status }) => status !== 404)).toEqual([]);
  });

  test('a public image is answered 404 if the URL has not its own key', async () => {
    const tried = publicIds().flatMap((id) => {
      const [first] = stored.get(id) ?? [];
      const isOther = first && first.storage_path !== publicImage.storage_path;
      return isOther ? guessedImageUrls(first.storage_path, first.change_mark, publicImage) : [];
    });
    expect(tried.length).toBeGreaterThan(8);
    expect((await walk.requestAll(tried)).filter(({ status }) => status !== 404)).toEqual([]);
  });

  test('staff can load images of non-public properties, and nobody can load private images', async () => {
    const theirs = await walk.requestAll(storedOf(nonPublicIds()).map(thumbnailOf), (path) =>
      walk.requestAsStaff(path),
    );
    expect(
      theirs.filter(
        ({ status, source, cacheControl }) =>
          status !== 200 || source === 'placeholder' || cacheControl !== 'no-store',
      ),
    ).toEqual([]);
    const secret = placesOf(walked().withImages, isSecret);
    const places = secret.map((storage_path) => thumbnailOf({ ...publicImage, storage_path }));
    const answers = await walk.requestAll(places, (path) => walk.requestAsStaff(path));
    expect(answers.filter(({ source }) => source !== 'placeholder')).toEqual([]);
  });

  test('every image URL in a page, an API answer or structured data can be loaded', async () => {
    const named = walked().texts.flatMap(addressesIn);
    // One address per image is enough, because other specs check that all presets are rendered.
    const byImage = new Map(named.map((address) => [address.replace(/\?.*&v=/, ' '), address]));
    for (const { images } of walked().properties.values()) {
      for (const image of images) byImage.set(thumbnailOf(image).replace(/\?.*&v=/, ' '), thumbnailOf(image));
    }
    expect(named.length).toBeGreaterThan(30);
    const answers = await walk.requestAll(byImage.values());
    expect(answers.filter(({ status, source }) => status !== 200 || source === 'placeholder')).toEqual([]);
  });

  test('public images contain no metadata such as place or camera', async () => {
    const images = [...walked().properties.values()]
      .flatMap((property) => property.images.slice(0, 2))
      .slice(0, 10);
    expect(images.length).toBeGreaterThan(4);
    const leaks: string[] = [];
    for (const image of images) {
      const answer = await fetch(`${walked().site.url}${propertyImageUrl(image, renditions.card)}`, {
        headers: { accept: 'image/jpeg' },
      });
      expect(answer.status).toBe(200);
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { exif, iptc, xmp } = await sharp(bytes).metadata();
      if (exif ?? iptc ?? xmp) leaks.push(image.storage_path);
    }
    expect(leaks).toEqual([]);
  });

  test('images of a property that staff take offline are answered 404 at once, also after a visitor loaded them', async () => {
    const ids = publicIds().slice(0, 2);
    const theirs = storedOf(ids).map(thumbnailOf);
    const setStatus = (website_status: string) =>
      walked().site.staff('/api/admin/properties/status', { ids, website_status });
    expect((await walk.requestAll(theirs)).filter(({ status }) => status !== 200)).toEqual([]);
    await setStatus('inaktiv');
    await expect(async () =>
      expect((await walk.requestAll(theirs)).filter(({ status }) => status !== 404)).toEqual([]),
    ).toPass({ timeout: 5_000 });
    const forStaff = await walk.requestAll(theirs, (path) => walk.requestAsStaff(path));
    expect(forStaff.filter(({ status }) => status !== 200)).toEqual([]);
    await setStatus('aktiv');
  });

  test('the portraits of brokers in structured data come from the media service and may be cached for ever', async () => {
    for (const { slug } of brokers().slice(0, 2)) {
      const page = await (await fetch(`${walked().site.url}/makler/${slug}`)).text();
      const answer = await fetch(/"image":"([^"]+)"/.exec(page)?.[1] ?? '');
      expect({ slug, type: answer.headers.get('content-type') }).toEqual({ slug, type: 'image/jpeg' });
      expect(answer.headers.get('x-rendition')).toMatch(/^(rendered|stored)$/);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      await answer.body?.cancel();
    }
  });
}
