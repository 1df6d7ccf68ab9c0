/*
 * What the list of 2016 does not know or knows otherwise; ATTRIBUTION.md says where the facts are from. A line is a place or, of postcodes, a state, two
 * codes and the suburbs that have both.
 */

/** Suburbs that are named since, with the middle to a hundredth of a degree; the last column is the postcode from before, where suppliers may still name it. */
export const NEW_SUBURBS = `
Denman Prospect|ACT|2611|-35.30|149.02
Whitlam|ACT|2611|-35.27|149.03
Taylor|ACT|2913|-35.15|149.11
Throsby|ACT|2914|-35.19|149.17
Kenny|ACT|2911|-35.21|149.18
Strathnairn|ACT|2615|-35.21|149.00
Macnamara|ACT|2615|-35.19|148.99
Tallawong|NSW|2762|-33.69|150.91
Nirimba Fields|NSW|2763|-33.71|150.88
Gables|NSW|2765|-33.63|150.91
Grantham Farm|NSW|2765|-33.67|150.87
Melonba|NSW|2765|-33.69|150.82
Angus|NSW|2765|-33.67|150.81
Richards|NSW|2765|-33.65|150.83
North Kellyville|NSW|2155|-33.68|150.96
Norwest|NSW|2153|-33.73|150.96
Bradfield|NSW|2556|-33.90|150.73
Badagarang|NSW|2540|-34.85|150.57
Kings Hill|NSW|2324|-32.70|151.77
Charlotte Pass|NSW|2624|-36.43|148.33
Perisher Valley|NSW|2624|-36.41|148.41
Smiggin Holes|NSW|2624|-36.39|148.43
Guthega|NSW|2624|-36.38|148.37
Thredbo|NSW|2625|-36.50|148.30
Thredbo Village|NSW|2625|-36.50|148.30
Melbourne|VIC|3004|-37.84|144.98
St Kilda Road Central|VIC|3004|-37.84|144.98
World Trade Centre|VIC|3005|-37.82|144.95
University of Melbourne|VIC|3010|-37.80|144.96
Royal Melbourne Hospital|VIC|3050|-37.80|144.96
La Trobe University|VIC|3086|-37.72|145.05
Monash University|VIC|3800|-37.91|145.13
Fraser Rise|VIC|3336|-37.70|144.71|3335
Aintree|VIC|3336|-37.72|144.67|3335
Deanside|VIC|3336|-37.73|144.70|3335
Bonnie Brook|VIC|3335|-37.69|144.66
Grangefields|VIC|3335|-37.70|144.64
Thornhill Park|VIC|3335|-37.74|144.62
Cobblebank|VIC|3338|-37.71|144.60
Strathtulloh|VIC|3338|-37.73|144.60
Weir Views|VIC|3338|-37.73|144.58
Harkness|VIC|3337|-37.67|144.56
Manor Lakes|VIC|3024|-37.87|144.58|3030
Fieldstone|VIC|3024|-37.75|144.64
Winter Valley|VIC|3358|-37.59|143.79|3356
Capel Sound|VIC|3940|-38.37|144.88
Wallan East|VIC|3756|-37.42|145.00
Hidden Valley|VIC|3756|-37.37|144.99
Tidal River|VIC|3960|-39.03|146.32
Hamilton Island|QLD|4803|-20.35|148.96
Hayman Island|QLD|4801|-20.06|148.88
Daydream Island|QLD|4741|-20.26|148.81
Lindeman Island|QLD|4741|-20.45|149.04
Brampton Island|QLD|4741|-20.81|149.27
Great Keppel Island|QLD|4700|-23.18|150.94
Heron Island|QLD|4680|-23.44|151.91
K'gari|QLD|4581|-25.25|153.13
Tangalooma|QLD|4025|-27.18|153.37
Eagle Heights|QLD|4271|-27.92|153.21
North Tamborine|QLD|4272|-27.92|153.18
Flagstone|QLD|4280|-27.80|152.95
Glenlogan|QLD|4280|-27.84|152.98
Riverbend|QLD|4280|-27.83|152.93
Silverbark Ridge|QLD|4124|-27.78|152.95
Baringa|QLD|4551|-26.80|153.08
Nirimba|QLD|4551|-26.82|153.04
Banya|QLD|4551|-26.84|153.04
Waraba|QLD|4513|-27.06|152.88|4510
Lilywood|QLD|4513|-27.07|152.87|4510
Corymbia|QLD|4513|-27.08|152.86|4510
Greenstone|QLD|4513|-27.08|152.86|4510
Wagtail Grove|QLD|4513|-27.08|152.86|4510
Stones Corner|QLD|4120|-27.50|153.05
Weipa|QLD|4874|-12.62|141.88
Horn Island|QLD|4875|-10.61|142.29
Cheepie|QLD|4475|-26.63|145.01
Lightsview|SA|5085|-34.86|138.63
Eyre|SA|5121|-34.69|138.68
Riverlea Park|SA|5120|-34.66|138.56
Onkaparinga Heights|SA|5163|-35.13|138.55
Tonsley|SA|5042|-35.01|138.57
Iron Baron|SA|5611|-32.99|137.17|5600
Raukkan|SA|5259|-35.54|139.14
Treeby|WA|6164|-32.12|115.88
Bushmead|WA|6055|-31.91|116.02
Cockatoo Island|WA|6731|-16.09|123.61
Koolan Island|WA|6733|-16.13|123.75
Monkey Mia|WA|6537|-25.79|113.72
Palmerston|NT|0830|-12.49|130.98
`

/** Places within a suburb that stand in addresses: name, state, postcode and the suburb that has the same middle. */
export const LOCAL_NAMES = `
Burnt Pine||2899|Norfolk Island
Kingston||2899|Norfolk Island
Manuka|ACT|2603|Griffith
Woden|ACT|2606|Phillip
Weston Creek|ACT|2611|Weston
Jamison Centre|ACT|2614|Macquarie
Kippax|ACT|2615|Holt
University of Canberra|ACT|2617|Bruce
Deakin West|ACT|2600|Deakin
Duntroon|ACT|2600|Campbell
Tuggeranong|ACT|2900|Greenway
Erindale Centre|ACT|2903|Wanniassa
The University of Sydney|NSW|2006|Camperdown
Golden Grove|NSW|2008|Darlington
Darling Harbour|NSW|2000|Sydney
Taylor Square|NSW|2010|Darlinghurst
Charing Cross|NSW|2024|Waverley
Missenden Road|NSW|2050|Camperdown
Gore Hill|NSW|2065|St Leonards
Spit Junction|NSW|2088|Mosman
Neutral Bay Junction|NSW|2089|Neutral Bay
Cremorne Junction|NSW|2090|Cremorne
Harbord|NSW|2096|Freshwater
Warringah Mall|NSW|2100|Brookvale
Newport Beach|NSW|2106|Newport
Avalon|NSW|2107|Avalon Beach
Macquarie Centre|NSW|2113|Macquarie Park
Homebush Bay|NSW|2127|Wentworth Point
Round Corner|NSW|2158|Dural
Dangar|NSW|2309|Newcastle West
Huntlee|NSW|2335|North Rothbury
Lighthouse Beach|NSW|2444|Port Macquarie
Coffs Harbour Jetty|NSW|2450|Coffs Harbour
Pottsville Beach|NSW|2489|Pottsville
Deakin University|VIC|3217|Waurn Ponds
Jolimont|VIC|3002|East Melbourne
Highpoint City|VIC|3032|Maribyrnong
Watergardens|VIC|3038|Taylors Lakes
Brunswick South|VIC|3055|Brunswick West
Brunswick North|VIC|3056|Brunswick
Merlynston|VIC|3058|Coburg North
Batman|VIC|3058|Coburg North
Moreland|VIC|3058|Coburg
Northland Centre|VIC|3072|Preston
Keon Park|VIC|3073|Reservoir
Greythorn|VIC|3104|Balwyn North
Glenferrie|VIC|3122|Hawthorn
Auburn|VIC|3123|Hawthorn East
Hartwell|VIC|3124|Camberwell
Bennettswood|VIC|3125|Burwood
Kerrimuir|VIC|3129|Box Hill North
Laburnum|VIC|3130|Blackburn
Hawksburn|VIC|3142|Toorak
Darling|VIC|3145|Malvern East
Tooronga|VIC|3146|Glen Iris
Holmesglen|VIC|3148|Chadstone
Jordanville|VIC|3148|Chadstone
Syndal|VIC|3149|Mount Waverley
Pinewood|VIC|3149|Mount Waverley
Knox City Centre|VIC|3152|Wantirna South
Mountain Gate|VIC|3156|Ferntree Gully
Karingal|VIC|3199|Frankston
Pines Forest|VIC|3200|Frankston North
Garden City|VIC|3207|Port Melbourne
Fountain Gate|VIC|3805|Narre Warren
Phillip Island|VIC|3922|Cowes
Isle of Capri|QLD|4217|Surfers Paradise
Chevron Island|QLD|4217|Surfers Paradise
Sanctuary Cove|QLD|4212|Hope Island
Nobby Beach|QLD|4218|Mermaid Beach
West Burleigh|QLD|4219|Burleigh Heads
Robina Town Centre|QLD|4230|Robina
Bribie Island|QLD|4507|Bongaree
Aura|QLD|4551|Caloundra West
Claverton|QLD|4471|Wyandra
Nardoo Siding|QLD|4471|Wyandra
Gladstone|QLD|4680|Gladstone Central
North Rockhampton|QLD|4701|Park Avenue
Magnetic Island|QLD|4819|Nelly Bay
Charters Towers|QLD|4820|Charters Towers City
Silkwood East|QLD|4857|Silkwood
Rundle Mall|SA|5000|Adelaide
Hutt Street|SA|5000|Adelaide
The Levels|SA|5095|Mawson Lakes
Port Stanvac|SA|5160|Lonsdale
Westfield|WA|6111|Camillo
Rockingham Beach|WA|6168|Rockingham
Kwinana|WA|6167|Kwinana Town Centre
Kambalda|WA|6442|Kambalda East
Broomehill|WA|6318|Broomehill Village
Frankland|WA|6396|Frankland River
University of Tasmania|TAS|7005|Sandy Bay
Lower Sandy Bay|TAS|7005|Sandy Bay
Cullen Bay|NT|0820|Larrakeyah
Uluru|NT|0872|Yulara
Ayers Rock|NT|0872|Yulara
`

/** People in places that are more than a suburb, roughly; of the others it is not known. */
export const PEOPLE: Record<string, number> = { Gladstone: 33_000, Palmerston: 33_000, 'Charters Towers': 8000, Weipa: 4000 }

/** Suburbs with another postcode than in the list: the one from before, the one of today. */
export const MOVED = `
ACT 2617 2611: Molonglo
NSW 2314 2318: Williamtown
NSW 2319 2316: Bobs Farm
NSW 2360 2370: Spring Mountain
QLD 4124 4300: Spring Mountain
QLD 4306 4314: Avoca Vale, Benarkin, Benarkin North, Blackbutt, Blackbutt North, Blackbutt South, Cherry Creek, Colinton, Gilla, Googa Creek, Harlin
QLD 4306 4314: Linville, Moore, Mount Binga, Mount Stanley, Nukku, Taromeo, Teelah
QLD 4345 4343: Lawes
QLD 4875 4876: New Mapoon
SA 5017 5018: Outer Harbor
SA 5158 5160: Lonsdale
SA 5600 5611: Lake Gilles
SA 5601 5611: Iron Knob
SA 5715 5611: Corunna Station
TAS 7305 7304: Kimberley
TAS 7469 7470: Rosebery
VIC 3030 3026: Derrimut
VIC 3379 3294: Dunkeld
VIC 3480 3392: Minyip
VIC 3658 3717: Flowerdale
VIC 3691 3694: Bandiana
VIC 3951 3946: Bena
WA 6015 6019: Wembley Downs
WA 6220 6219: Cookernup
WA 6711 6710: Onslow, Peedamulla
`

/** Suburbs of which a part has another postcode, or had it and is still written with it: the one of the list, the other. */
export const ALSO_WRITTEN_WITH = `
NSW 2060 2055: North Sydney
NSW 2105 2108: Morning Bay
NSW 2190 2200: Mount Lewis
NSW 2330 2325: Yengo National Park
NSW 2359 2358: Bakers Creek
NSW 2372 2729: Back Creek
NSW 2387 2832: Bulyeroi
NSW 2397 2388: Jews Lagoon
NSW 2424 2324: Cells River
NSW 2428 2423: Wallingat
NSW 2441 2446: Marlo Merrican
NSW 2443 2439: Bobs Creek, Herons Creek
NSW 2446 2441: Gearys Flat
NSW 2450 2441: Bonville
NSW 2454 2441: Brinerville
NSW 2456 2460: Dirty Creek
NSW 2460 2469: Banyabba
NSW 2469 2460: Keybarbin
NSW 2469 2470: Alice
NSW 2482 2480: Upper Coopers Creek
NSW 2546 2550: Murrah
NSW 2548 2550: Bournda
NSW 2550 2545: Stony Creek
NSW 2551 2632: Nungatta
NSW 2618 2582: Nanima
NSW 2622 2536: Merricumbene, Murrengenburg
NSW 2628 2630: Jimenbuen, Nimmo
NSW 2629 2630: Long Plain
NSW 2650 2652: Galore
NSW 2652 2663: Cowabbie
NSW 2653 2650: Westdale
NSW 2665 2666: Quandary
NSW 2671 2669: North Yalgogrin
NSW 2700 2663: Bundure
NSW 2701 2650: Berry Jerry
NSW 2715 2734: Kyalite
NSW 2734 3586: Mallan
NSW 2738 3500: Paringi
NSW 2739 2648: Boeill Creek, Mourquong
NSW 2775 2756: Leets Vale
NSW 2787 2795: Essington
NSW 2800 2798: Byng
NSW 2800 2864: Boree
NSW 2817 2828: Tonderburine
NSW 2817 2831: Tooraweenah
NSW 2818 2831: Geurie, Ponto, Terrabella
NSW 2822 2831: Balladoran, Eumungerie
NSW 2824 2831: Bullagreen, Pine Clump
NSW 2826 2831: Nevertire
NSW 2828 2831: Armatree
NSW 2834 2832: Angledool
NSW 2835 2877: Gilgunnia
NSW 2838 2831: Goodooga
NSW 2850 2795: Tambaroora
NSW 2868 2820: North Yeoval
NSW 2871 2876: Gunning Gap
NSW 4380 2372: Mingoola
NT 0870 0872: Alice Springs
NT 0873 0872: Amoonguna
QLD 4008 4007: Brisbane Airport
QLD 4306 4309: Washpool
QLD 4344 4352: Iredale
QLD 4352 4344: Silver Ridge
QLD 4352 4353: Mount Darry
QLD 4352 4358: Vale View
QLD 4352 4380: Passchendaele
QLD 4358 4352: Ramsay
QLD 4360 4359: Ascot
QLD 4361 4362: Forest Springs
QLD 4380 4352: Amiens, Severnlea
QLD 4382 4352: Lyra
QLD 4405 4406: Moola
QLD 4422 4423: Coomrith
QLD 4515 4306: Monsildale
QLD 4605 4601: Manyung
QLD 4625 4650: Mount Steadman
QLD 4650 4570: St Mary
QLD 4702 4715: Tarramba
QLD 4820 4816: Homestead
QLD 4873 4871: Spurgeon
QLD 4873 4877: Low Isles
QLD 4881 4871: Koah
QLD 4881 4872: Kuranda
QLD 4892 4871: Abingdon Downs, Aurukun, Coen, Edward River, Kowanyama, Laura, South Wellesley Islands, Wellesley Islands
SA 5201 5172: Kuitpo
SA 5253 5254: Monteith, Murray Bridge
SA 5254 5238: Woodlane
SA 5254 5252: Petwood
SA 5254 5253: Rocky Gully, White Hill
SA 5259 5264: Meningie West
SA 5260 5259: Tailem Bend
SA 5290 5291: Mount Gambier
SA 5291 5280: German Creek
SA 5304 5307: Karte
SA 5311 5308: Maggea
SA 5311 5333: Taplan
SA 5330 5357: Wigley Flat
SA 5340 5341: Yamba
SA 5353 5354: Punyelroo
SA 5354 5238: Big Bend
SA 5431 5440: Yunta
SA 5540 5522: Lower Broughton
SA 5552 5555: Kulpara, Melton
SA 5552 5572: Port Arthur
SA 5558 5556: Warburto
SA 5570 5555: Winulta
SA 5571 5555: Dowlingville
SA 5577 5575: Point Souttar, The Pines
SA 5580 5575: Port Julia
SA 5600 5609: Middleback Range
SA 5601 5608: Mullaquana
SA 5632 5607: Karkoo, Mitchell
SA 5633 5670: Ulyerra
SA 5652 5655: Pygery
SA 5701 5710: Tarcoola
SA 5717 5655: Gawler Ranges
SA 5719 5710: Glendambo, Kingoonya
SA 5720 5733: Lake Eyre
SA 5724 0872: Iwantja
SA 5731 5732: Mount Serle
SA 5733 5731: Lyndhurst
SA 5960 5015: Garden Island, Torrens Island
TAS 7030 7017: Honeywood
TAS 7264 7216: Ansons Bay
VIC 3213 3221: Anakie, Batesford, Lovely Banks, Moorabool
VIC 3217 3216: Freshwater Creek, Mount Duneed
VIC 3218 3221: Fyansford, Murgheboluc, Stonehaven
VIC 3222 3221: Wallington
VIC 3223 3221: Bellarine
VIC 3224 3221: Moolap
VIC 3234 3221: Grey River, Kennett River, Separation Creek, Sugarloaf, Wongarra, Wye River
VIC 3249 3243: Gerangamete
VIC 3276 3280: Minjah
VIC 3315 3312: Muntham
VIC 3340 3221: Staughton Vale
VIC 3352 3356: Bonshaw
VIC 3355 3352: Mitchell Park
VIC 3363 3352: Dean
VIC 3364 3352: Barkstead
VIC 3364 3462: Joyces Creek
VIC 3370 3364: Ullina
VIC 3374 3377: Great Western
VIC 3377 3384: Shays Flat
VIC 3381 3380: Bellellen, Mokepilly
VIC 3384 3381: Barkly, Concongella, Joel Joel, Joel South
VIC 3384 3478: Tulkara
VIC 3385 3381: Deep Lead, Lubeck, Wal Wal
VIC 3387 3381: Bolangum, Callawadda, Campbells Bridge, Germania, Greens Creek, Kanya, Morrl Morrl, Wallaloo, Wallaloo East
VIC 3392 3480: Boolite
VIC 3395 3483: Reedy Dam
VIC 3401 3399: Jung
VIC 3401 3400: Brimpaen, St Helens Plains
VIC 3409 3401: Clear Lake, Douglas, Miga Lake, Mitre, Noradjuha, Tooan, Wombelano
VIC 3463 3451: Gower
VIC 3468 3377: Amphitheatre, Mount Lonarch
VIC 3477 3380: Winjallok
VIC 3477 3381: Paradise, Rostron
VIC 3477 3467: Moyreisk
VIC 3477 3478: Avon Plains, Beazleys Bridge, Carapooee, Carapooee West, Coonooer Bridge, Coonooer West, Gooroc, Gowar East, Gre Gre, Gre Gre North
VIC 3477 3478: Gre Gre South, Kooreh, Moolerr, Slaty Creek, St Arnaud East, St Arnaud North, Stuart Mill, Sutherland, Swanwater, Tottington
VIC 3477 3478: Traynors Lagoon
VIC 3480 3525: Jeffcott, Jeffcott North
VIC 3490 3533: Mittyack
VIC 3515 3463: Shelbourne
VIC 3527 3525: Teddywaddy, Teddywaddy West
VIC 3527 3540: Ninyeunook
VIC 3530 3542: Cokum
VIC 3544 3586: Ultima East
VIC 3551 3444: Myrtle Creek
VIC 3558 3559: Runnymede
VIC 3564 3561: Bamawm Extension
VIC 3614 3616: Toolamba West
VIC 3646 3727: Waggarandall
VIC 3658 3659: Sugarloaf Creek
VIC 3666 3665: Pranjip
VIC 3669 3673: Upotipotpon
VIC 3685 3687: Carlyle
VIC 3691 3688: Barnawartha North
VIC 3691 3737: Mudgegonga
VIC 3709 3691: Mount Alfred
VIC 3722 3723: Mount Buller
VIC 3810 3981: Koo Wee Rup North
VIC 3832 3821: Nayook, Neerim Junction, Neerim North
VIC 3844 3874: Carrajung South
VIC 3847 3844: Willung South
VIC 3851 3850: Giffard
VIC 3862 3875: Hollands Landing
VIC 3870 3962: Grand Ridge
VIC 3871 3971: Baromi
VIC 3898 3888: Omeo Valley
WA 6077 6065: Gnangara, Jandabup
WA 6078 6065: Mariginiup, Pinjar
WA 6079 6065: Lexia, Melaleuca
WA 6180 6210: Lakelands, Parklands
WA 6181 6210: Stake Hill
WA 6209 6210: Barragup, Furnissdale
WA 6211 6210: Bouvard, Clifton, Dawesville, Herron
WA 6244 6393: Trigwell
WA 6262 6258: Crowea
WA 6308 6370: Gillimanning
WA 6317 6350: Bullock Hills
WA 6359 6355: Little Italy
WA 6372 6370: Kirk Rock
WA 6566 6401: Katrine
WA 6566 6569: Carani
WA 6608 6606: East Damboring
`
