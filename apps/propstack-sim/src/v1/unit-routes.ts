import { Router } from 'express';
import { originOf, refuseV1, requireKey } from '../access.ts';
import { type SimState } from '../sim-state.ts';
import { pageOfUnits } from '../query/paging.ts';
import { isParameterOn } from '../query/query-values.ts';
import { invalidDates, selectUnits } from '../query/selection.ts';
import { statuses } from '../stock/statuses.ts';
import { contactRoutes } from './contact-routes.ts';
import { hookRoutes } from './hook-routes.ts';
import { expandedUnit, statusFields } from './expanded-unit.ts';
import { flatUnit } from './flat-unit.ts';
import { plainUnit } from './plain-unit.ts';

/**
 * Routes for which the API key has no right, as in the real account. They respond with 401. Missing rights for other
 * routes can be simulated with the fault `key-refused`.
 */
const withoutRights = ['/client_properties', '/activity_types', '/brokers', '/deals', '/messages'];

/**
 * The V1 routes. `GET /units` returns an array, or with `with_meta=1` `{data, meta: {total_count}}`; `GET /units/:id`;
 * `GET /property_statuses`; `GET /projects`. Errors: 401, 403, 404 `{errors: [text]}`, 422 `{errors: {field: [text]}}`.
 */
export function unitRoutes(state: Omit<SimState, 'faults' | 'requests'>) {
  const { stock, hooks, contacts } = state;
  const routes = Router();
  const key = requireKey(state, 'keyV1', { inQuery: true });

  routes.get('/units', key, (req, res) => {
    const invalid = invalidDates(req.query);
    if (invalid) return void res.status(422).json({ errors: invalid });
    const shape = isParameterOn(req.query, 'expand') ? expandedUnit : flatUnit;
    const selected = selectUnits(stock.all(), req.query);
    const origin = originOf(req);
    const data = pageOfUnits(selected, req.query).map((unit) => shape(unit, origin));
    res.json(isParameterOn(req.query, 'with_meta') ? { data, meta: { total_count: selected.length } } : data);
  });

  routes.get('/units/:id', key, (req, res) => {
    const id = String(req.params['id']);
    const unit = stock.get(Number(id));
    if (!unit) {
      return void res
        .status(404)
        .json({ errors: [`Property mit der id=${id} konnte nicht gefunden werden.`] });
    }
    const isExpanded = isParameterOn(req.query, 'new') || isParameterOn(req.query, 'expand');
    res.json((isExpanded ? expandedUnit : plainUnit)(unit, originOf(req)));
  });

  routes.get(
    '/property_statuses',
    key,
    (_req, res) => void res.json(statuses.map(({ id }) => statusFields(id))),
  );
  routes.get('/projects', key, (_req, res) => void res.json([]));
  routes.use('/hooks', key, hookRoutes(hooks));
  routes.use(withoutRights, (_req, res) => refuseV1(res));
  routes.use(['/contacts', '/contact_sources', '/tasks', '/saved_queries'], key);
  routes.use(contactRoutes(contacts));
  return routes;
}
