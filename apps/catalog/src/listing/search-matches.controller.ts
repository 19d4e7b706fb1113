import {
  CountPastMatches,
  ListLetterOffers,
  ListOffers,
  MatchSearches,
} from '@estate/contracts/catalog/search-matches';
import { type PropertyQuery } from '@estate/contracts/catalog/listing';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { SearchMatchesService } from './search-matches.service.ts';

/** What leads asks for search orders. */
@Controller()
export class SearchMatchesController {
  constructor(private readonly matches: SearchMatchesService) {}

  @RpcMethod(ListOffers)
  async listOffers() {
    return { items: await this.matches.offers() };
  }

  @RpcMethod(MatchSearches)
  async matchSearches({ searches, ids, with_hidden }: z.output<typeof MatchSearches.input>) {
    return { matches: await this.matches.match(searches, ids, with_hidden) };
  }

  @RpcMethod(ListLetterOffers)
  async listLetterOffers({ ids, with_hidden }: z.output<typeof ListLetterOffers.input>) {
    return { items: await this.matches.letterOffers(ids, with_hidden) };
  }

  @RpcMethod(CountPastMatches)
  countPastMatches(query: PropertyQuery) {
    return this.matches.countPast(query);
  }
}
