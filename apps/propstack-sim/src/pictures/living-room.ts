import { type Chance } from '../stock/chance.ts';
import { brass, ink, paper, textiles, wood, woodDark } from './palette.ts';
import { floorLamp, painting, plant, rug, shell, view } from './room.ts';
import { faded, oval, rect, shape, scene } from './sketch.ts';

export function livingRoom(chance: Chance): string {
  const cloth = chance.pick(textiles);
  const cushion = chance.pick(textiles.filter((one) => one !== cloth));
  const isMirrored = chance.isLucky(0.5);
  const x = isMirrored ? 760 : 170;
  const other = isMirrored ? 150 : 1080;
  const hasFire = chance.isLucky(0.45);
  const fireplace =
    rect(other, 420, 380, 440, paper) +
    rect(other - 26, 408, 432, 26, '#e4d8c4', 3) +
    rect(other + 80, 560, 220, 300, ink) +
    shape(`M${other + 130} 856 q-10 -90 40 -140 q0 60 40 90 q24 -30 20 -70 q50 70 12 120 Z`, '#e0a24e') +
    painting(chance, other + 80, 130, 220, 240);
  const windows = view(chance, other + 20, 190, 360, 520);
  const middle = x + 330;
  return scene(
    shell(chance),
    hasFire ? fireplace : windows,
    hasFire
      ? view(chance, x + 180, 170, 320, 330, { curtains: false })
      : painting(chance, x + 120, 180, 300, 230) + painting(chance, x + 450, 220, 170, 190),
    rug(middle + 60, 1050, 560, '#cdb894'),
    rect(x, 640, 660, 200, cloth, 26),
    rect(x - 40, 700, 120, 230, cloth, 30),
    rect(x + 580, 700, 120, 230, cloth, 30),
    rect(x + 40, 780, 580, 120, cloth, 18),
    faded(0.14, rect(x + 40, 780, 580, 120, paper, 18)),
    rect(x + 40, 880, 580, 44, cloth),
    rect(x + 20, 924, 16, 46, woodDark),
    rect(x + 624, 924, 16, 46, woodDark),
    rect(x + 90, 690, 120, 110, cushion, 18),
    rect(x + 460, 686, 126, 114, '#e9dcc6', 18),
    rect(x + 236, 700, 110, 100, brass, 18),
    oval(middle + 40, 1030, 220, 40, wood),
    rect(middle - 120, 1036, 12, 90, woodDark),
    rect(middle + 190, 1036, 12, 90, woodDark),
    oval(middle + 40, 1022, 220, 38, '#cda877'),
    rect(middle, 980, 80, 24, paper, 4),
    rect(middle + 8, 960, 64, 22, ink, 4),
    floorLamp(isMirrored ? 700 : 940, 900),
    plant(isMirrored ? 1520 : 90, 1000, 380),
  );
}
