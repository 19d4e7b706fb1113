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

export const demoCsv = `Stadtteil;Haus;Wohnung;Grundstück
Hamburg-Altstadt;;7106;1828
HafenCity;;11508;2357
Neustadt;;7618;1766
St. Pauli;;6844;1523
St. Georg;;7618;1525
Hammerbrook;;5914;702
Borgfelde;;6148;785
Hamm;;4576;655
Horn;4133;4158;549
Billstedt;3900;3463;545
Billbrook;;;353
Rothenburgsort;;;453
Veddel;;;331
Wilhelmsburg;4166;4473;347
Kleiner Grasbrook und Steinwerder;;;500
Waltershof und Finkenwerder;3937;;684
Altona-Altstadt;;6908;1539
Sternschanze;;6338;1559
Altona-Nord;;6908;1304
Ottensen;;7338;1620
Bahrenfeld;5203;5630;923
Groß Flottbek;7876;7032;1531
Othmarschen;8622;7948;1718
Lurup;4313;4109;599
Osdorf;6329;5062;1056
Nienstedten;8902;7560;1661
Blankenese;8684;6823;1954
Iserbrook;5366;4668;795
Sülldorf;5756;4572;998
Rissen;6416;4541;888
Eimsbüttel;6880;6824;1516
Rotherbaum;9877;9915;4598
Harvestehude;15541;11499;5537
Hoheluft-West;;7855;1688
Lokstedt;5732;5932;965
Niendorf;4951;4365;765
Schnelsen;4467;4198;663
Eidelstedt;4239;4037;645
Stellingen;5809;4775;728
Hoheluft-Ost;;7855;2008
Eppendorf;8325;7588;2593
Groß Borstel;5117;5715;829
Alsterdorf;7939;5806;1117
Winterhude;9757;8749;1980
Uhlenhorst;12103;9041;2444
Hohenfelde;8847;7393;1516
Barmbek-Süd;;5459;1188
Dulsberg;;4521;936
Barmbek-Nord;;5998;860
Ohlsdorf;6197;4611;930
Fuhlsbüttel;5463;4515;817
Langenhorn;4107;4313;546
Eilbek;;5065;1172
Wandsbek;4985;4715;693
Marienthal;5450;4728;985
Jenfeld;4298;3938;602
Tonndorf;4023;3982;656
Farmsen-Berne;4429;3695;664
Bramfeld;4363;4083;684
Steilshoop;;3398;624
Wellingsbüttel;7102;5430;1155
Sasel;5379;4655;805
Poppenbüttel;4708;5454;774
Hummelsbüttel;4855;4157;764
Lemsahl-Mellingstedt;4902;4532;660
Duvenstedt;4883;4996;660
Wohldorf-Ohlstedt;5808;4558;739
Bergstedt;4827;4788;706
Volksdorf;5660;5113;905
Rahlstedt;4214;3770;652
Lohbrügge;4353;3785;596
Bergedorf;4050;4033;669
Curslack;3286;;411
Altengamme;3146;;354
Neuengamme;3513;;388
Kirchwerder;3151;;371
Ochsenwerder;2510;;339
Reitbrook;;;341
Allermöhe;3381;4273;393
Billwerder;;;404
Moorfleet;;;343
Tatenberg;;;343
Spadenland;;;343
Neuallermöhe;;;421
Harburg;3713;3749;517
Neuland und Gut Moor;;;618
Wilstorf;3605;3713;521
Rönneburg;3983;;480
Langenbek;3867;;491
Sinstorf;3439;3533;436
Marmstorf;3690;3258;544
Eißendorf;3648;3807;550
Heimfeld;3297;3967;499
Moorburg und Altenwerder;;;596
Hausbruch;3749;3361;416
Neugraben-Fischbek;3433;3667;425
Francop;;;324
Neuenfelde;3234;;307
Cranz;;;342
`;
