import { type ReferenceSource } from '@estate/contracts/catalog/reference-tables';

/*
 * A table for trying the price range without one of the agency's own. It is a third party's transcription, so that reading errors
 * are possible, and the licence of the report was not verified: production does not use it.
 */

export const demoSource: ReferenceSource = {
  source: 'Demodaten nach Statistikamt Nord, Hamburger Stadtteil-Profile',
  year: 2024,
  page: 'Abschrift eines Dritten',
  prices: 'sales',
  has_new_buildings: true,
  licence: 'Nicht geprüft, nur zum Ausprobieren',
};

export const demoCsv = `Stadtteil;Haus;Wohnung
Hamburg-Altstadt;;7106
HafenCity;;11508
Neustadt;;7618
St. Pauli;;6844
St. Georg;;7618
Hammerbrook;;5914
Borgfelde;;6148
Hamm;;4576
Horn;4133;4158
Billstedt;3900;3463
Billbrook;;
Rothenburgsort;;
Veddel;;
Wilhelmsburg;4166;4473
Kleiner Grasbrook und Steinwerder;;
Waltershof und Finkenwerder;3937;
Altona-Altstadt;;6908
Sternschanze;;6338
Altona-Nord;;6908
Ottensen;;7338
Bahrenfeld;5203;5630
Groß Flottbek;7876;7032
Othmarschen;8622;7948
Lurup;4313;4109
Osdorf;6329;5062
Nienstedten;8902;7560
Blankenese;8684;6823
Iserbrook;5366;4668
Sülldorf;5756;4572
Rissen;6416;4541
Eimsbüttel;6880;6824
Rotherbaum;9877;9915
Harvestehude;15541;11499
Hoheluft-West;;7855
Lokstedt;5732;5932
Niendorf;4951;4365
Schnelsen;4467;4198
Eidelstedt;4239;4037
Stellingen;5809;4775
Hoheluft-Ost;;7855
Eppendorf;8325;7588
Groß Borstel;5117;5715
Alsterdorf;7939;5806
Winterhude;9757;8749
Uhlenhorst;12103;9041
Hohenfelde;8847;7393
Barmbek-Süd;;5459
Dulsberg;;4521
Barmbek-Nord;;5998
Ohlsdorf;6197;4611
Fuhlsbüttel;5463;4515
Langenhorn;4107;4313
Eilbek;;5065
Wandsbek;4985;4715
Marienthal;5450;4728
Jenfeld;4298;3938
Tonndorf;4023;3982
Farmsen-Berne;4429;3695
Bramfeld;4363;4083
Steilshoop;;3398
Wellingsbüttel;7102;5430
Sasel;5379;4655
Poppenbüttel;4708;5454
Hummelsbüttel;4855;4157
Lemsahl-Mellingstedt;4902;4532
Duvenstedt;4883;4996
Wohldorf-Ohlstedt;5808;4558
Bergstedt;4827;4788
Volksdorf;5660;5113
Rahlstedt;4214;3770
Lohbrügge;4353;3785
Bergedorf;4050;4033
Curslack;3286;
Altengamme;3146;
Neuengamme;3513;
Kirchwerder;3151;
Ochsenwerder;2510;
Reitbrook;;
Allermöhe;3381;4273
Billwerder;;
Moorfleet;;
Tatenberg;;
Spadenland;;
Neuallermöhe;;
Harburg;3713;3749
Neuland und Gut Moor;;
Wilstorf;3605;3713
Rönneburg;3983;
Langenbek;3867;
Sinstorf;3439;3533
Marmstorf;3690;3258
Eißendorf;3648;3807
Heimfeld;3297;3967
Moorburg und Altenwerder;;
Hausbruch;3749;3361
Neugraben-Fischbek;3433;3667
Francop;;
Neuenfelde;3234;
Cranz;;
`;
