import { Router } from 'express';
import { type Stock } from '../stock/stock.ts';
import { isImageSize, makePhoto } from './photograph.ts';

/** `GET /images/photos/{imageId}/{size}.jpg`. Needs no key, like the CRM's image host; 404 for an unknown image. */
export function imageRoutes(stock: Stock) {
  const routes = Router();
  routes.get('/photos/:id/:file', async (req, res) => {
    const image = stock.image(Number(req.params.id));
    const size = req.params.file.replace(/\.jpg$/, '');
    if (!image || !isImageSize(size)) return void res.status(404).type('text').send('Not Found');
    const pieces = await makePhoto(image, size);
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    res.set({
      'Content-Type': 'image/jpeg',
      'Content-Length': String(length),
      'Cache-Control': 'public, max-age=31536000',
    });
    for (const piece of pieces) res.write(piece);
    res.end();
  });
  routes.use((_req, res) => void res.status(404).type('text').send('Not Found'));
  return routes;
}
