import { townsAroundHamburg } from '../geo/towns.ts';
import { foldSearch } from './fold.ts';

/** Folded search words that stand for several places, for one place with two spellings, or for what lies near one. */
const groups: Readonly<Record<string, readonly string[]>> = {
  balearen: ['mallorca', 'menorca', 'ibiza', 'formentera'],
  kanaren: ['teneriffa', 'gran canaria', 'lanzarote', 'fuerteventura', 'la palma', 'la gomera', 'el hierro'],
  javea: ['javea', 'xabia'],
  xabia: ['javea', 'xabia'],
  'umland von hamburg': townsAroundHamburg.map(foldSearch),
  // The blank at the end leaves out the Alstertal, which is not at the lake.
  alster:
    'alster ,aussenalster,binnenalster,alsterblick,alsterlage,alsternah,alsterpark,alsterufer,alsterviertel'.split(
      ',',
    ),
  'am wasser':
    'am wasser,ans wasser,wasserlage,wassergrundstuck,wasserblick,meerblick,ostseeblick,seeblick,kanal ,goldbekkanal,isebekkanal,osterbekkanal,fleet ,marina,hafenwohnung,yachthafen,naturhafen,elbblick,elbnah,elbufer,elbstrand,elbgrundstuck,aussenalster,alsterblick,alsterpark,strand,promenade,seebrucke,uferweg,uferstrasse,muhlenteich'.split(
      ',',
    ),
};

/** The folded names or words of a search word: those of its group, otherwise the word itself. */
export const placesMeantBy = (word: string): readonly string[] =>
  Object.hasOwn(groups, word) ? (groups[word] ?? [word]) : [word];
