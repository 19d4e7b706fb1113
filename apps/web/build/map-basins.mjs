/* Harbour basins and ponds of Hamburg, drawn by hand to about 200 m: longitude, latitude. */
import { basin, water } from './map-coordinates.mjs';

/** Drawn as lines, because they are long and of one width. */
export const basins = [
  water(240, '9.9502 53.5418; 9.953 53.5375; 9.956 53.5335; 9.9575 53.5295; 9.956 53.5265'), // Vorhafen and Travehafen
  basin(160, '9.9535 53.5378; 9.961 53.5392; 9.9668 53.5398'), // Kuhwerder Hafen
  basin(160, '9.956 53.534; 9.9722 53.5353'), // Kaiser-Wilhelm-Hafen
  basin(170, '9.9572 53.5305; 9.9735 53.5313'), // Ellerholzhafen
  basin(130, '9.957 53.529; 9.9462 53.5286'), // Roßhafen
  basin(110, '9.9518 53.5388; 9.9458 53.5345'), // Kohlenschiffhafen
  water(
    110,
    '9.9797 53.5403; 9.9768 53.536; 9.9763 53.5327; 9.9767 53.5276; 9.975 53.5253; 9.9738 53.5243; 9.9703 53.5172; 9.9673 53.5157; 9.968 53.5085; 9.9705 53.501; 9.9732 53.4935; 9.976 53.486; 9.9785 53.4775',
  ), // Reiherstieg
  water(190, '9.9673 53.5157; 9.9619 53.517; 9.9446 53.5209; 9.9388 53.522'), // Rethe
  basin(190, '9.9885 53.5378; 9.9928 53.5345; 10.0035 53.5322'), // Hansahafen
  basin(110, '10.0165 53.5342; 10.0085 53.5316'), // Moldauhafen
  basin(150, '9.9863 53.5378; 9.9872 53.5312; 9.9945 53.5268'), // Südwesthafen
  basin(110, '9.9768 53.5264; 9.9885 53.5203'), // Spreehafen
  basin(250, '9.988 53.521; 9.996 53.5214; 10.0035 53.5218'), // Spreehafen
  water(60, '10.0035 53.5218; 10.012 53.5212; 10.023 53.5232; 10.036 53.5282'), // Müggenburger Kanal
  basin(80, '10.0545 53.5196; 10.041 53.5212'), // Peutehafen
  basin(320, '9.9045 53.5412; 9.9085 53.536; 9.91 53.531'), // Parkhafen
  basin(210, '9.9098 53.5335; 9.9258 53.5334'), // Waltershofer Hafen
  basin(170, '9.9062 53.5388; 9.8942 53.5362'), // Petroleumhafen
  water(160, '9.8802 53.5402; 9.8795 53.535; 9.8845 53.5315'), // Köhlfleet
  basin(170, '9.8848 53.532; 9.8955 53.5265'), // Dradenauhafen
  basin(70, '9.8798 53.5348; 9.8685 53.5342'), // Steendiekkanal
  basin(110, '9.9848 53.4752; 9.983 53.469'), // Seehäfen of Harburg
  basin(120, '9.9775 53.4768; 9.9735 53.4705'), // Seehäfen of Harburg
  basin(120, '9.97 53.4797; 9.966 53.4735'), // Seehäfen of Harburg
  basin(120, '9.9618 53.4838; 9.9575 53.4775'), // Seehäfen of Harburg
  basin(70, '9.9832 53.5422; 9.9868 53.5424; 9.9932 53.5432'), // Sandtorhafen
  basin(90, '9.987 53.5397; 9.991 53.5405; 9.9962 53.5411'), // Grasbrookhafen
  basin(60, '10.0002 53.5434; 10.001 53.5412; 10.002 53.5385'), // Magdeburger Hafen
  basin(110, '10.0005 53.5378; 10.007 53.5382; 10.0182 53.5363'), // Baakenhafen
  basin(110, '10.0245 53.5388; 10.0262 53.5365; 10.0292 53.531'), // Billhafen
  water(100, '10.0228 53.5667; 10.0258 53.5669'), // Kuhmühlenteich
  water(110, '10.0112 53.5735; 10.0142 53.5744'), // Feenteich
  water(130, '10.0148 53.5942; 10.0188 53.5948'), // Stadtparksee
  water(110, '10.0628 53.6152; 10.0688 53.6188'), // Bramfelder See
  water(320, '10.1472 53.5518; 10.1488 53.5562'), // Öjendorfer See
  water(220, '10.0945 53.4965; 10.1015 53.4925'), // Eichbaumsee
  water(320, '10.0872 53.4552; 10.0955 53.4492'), // Hohendeicher See
];
