import { Router } from 'express';
import { type Stock } from '../stock/stock.ts';
import { pdfOf } from './expose-document.ts';

/** `GET /documents/{id}/expose.pdf`. Needs no key: whoever knows the URL of a document can open it. 404 for an unknown object. */
export function documentRoutes(stock: Stock) {
  const routes = Router();
  routes.get('/:id/expose.pdf', (req, res) => {
    const unit = stock.get(Number(req.params.id));
    if (!unit) return void res.status(404).type('text').send('Not Found');
    const title = unit.fields['title'];
    res.type('application/pdf').send(pdfOf(['Exposé', typeof title === 'string' ? title : '']));
  });
  routes.use((_req, res) => void res.status(404).type('text').send('Not Found'));
  return routes;
}
