import { Router } from 'express';
import { type Stock } from '../stock/stock.ts';
import { isPictureSize, photograph, pictureKey } from './photograph.ts';
import { PictureCache } from './picture-cache.ts';

/** `GET /images/photos/{imageId}/{size}.jpg`, without a key as on the CRM's image host; 404 when there is none. */
export function pictureRoutes(stock: Stock) {
  const routes = Router();
  const cache = new PictureCache();
  routes.get('/photos/:id/:file', async (req, res) => {
    const id = Number(req.params.id);
    const size = req.params.file.replace(/\.jpg$/, '');
    const image = stock.image(id);
    if (!image || !isPictureSize(size)) return void res.status(404).type('text').send('Not Found');
    const picture = await cache.get(pictureKey(image, size), () => photograph(image, size));
    res.set({ 'Content-Type': 'image/jpeg', 'Cache-Control': 'public, max-age=31536000' }).send(picture);
  });
  routes.use((_req, res) => void res.status(404).type('text').send('Not Found'));
  return routes;
}
