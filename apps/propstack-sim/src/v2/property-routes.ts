import { type Request, Router } from 'express';
import { originOf, requireKey } from '../access.ts';
import { type SimState } from '../sim-state.ts';
import { pageOfUnits } from '../query/paging.ts';
import { isParameterOn, listParameter } from '../query/query-values.ts';
import { invalidDates, selectUnits } from '../query/selection.ts';
import { options } from '../stock/options.ts';
import { statuses } from '../stock/statuses.ts';
import { type Unit } from '../stock/unit.ts';
import { pickFields, property } from './property.ts';

const withoutRights = [
  '/publishings',
  '/portals',
  '/clients',
  '/client_properties',
  '/custom_fields',
  '/history',
];

/**
 * The V2 routes. `GET /properties` returns `{data, total?}` (parameters `with_total=true`, `fields`),
 * `/properties/options`, `/properties/:id`, `/property_statuses`.
 */
export function propertyRoutes(state: Pick<SimState, 'stock' | 'keyV1' | 'keyV2'>) {
  const { stock } = state;
  const routes = Router();
  const key = requireKey(state, 'keyV2', { inQuery: false });
  const records = (units: readonly Unit[], req: Request) => {
    const [origin, fields] = [originOf(req), listParameter(req.query, 'fields')];
    return units.map((unit) => pickFields(property(unit, origin), fields));
  };
  const total = (units: readonly Unit[], req: Request) =>
    isParameterOn(req.query, 'with_total') ? { total: units.length } : {};

  routes.use('/properties', key, (req, res, next) => {
    const invalid = invalidDates(req.query);
    if (invalid) return void res.status(422).json({ error: `${Object.keys(invalid).join(', ')} is invalid` });
    next();
  });

  routes.get('/properties', (req, res) => {
    const units = selectUnits(stock.all(), req.query);
    res.json({ data: records(pageOfUnits(units, req.query), req), ...total(units, req) });
  });

  routes.get('/properties/options', (_req, res) => void res.json({ data: options }));

  routes.get('/properties/:id', (req, res) => {
    const unit = stock.get(Number(req.params['id']));
    if (unit) res.json(records([unit], req)[0]);
    else res.status(404).json({ error: 'Property not found' });
  });

  routes.get('/property_statuses', key, (_req, res) => {
    res.json({ data: statuses.map(({ id, name, position, color }) => ({ id, name, position, color })) });
  });

  routes.use(withoutRights, key, (_req, res) => void res.status(403).json({ error: 'Zugriff verweigert' }));
  return routes;
}
