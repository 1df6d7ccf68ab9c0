import type { StateCode } from '#contract/options.ts'

const list = (names: string) => names.trim().split(/\s*[,\n]\s*/)

/** First and last names are dealt side by side; their counts have no common divisor, so no pair comes twice. */
export const firstNames = list(`
  Priya, Angus, Mei, Lena, Dev, Tom, Grace, Hamish, Aaliyah, Bronte, Callum, Daniela, Ethan, Fatima, Georgia, Hugo, Imogen, Jarrah, Keira, Liam
  Mia, Nikos, Olivia, Paolo, Quynh, Rosie, Sanjay, Tahlia, Umar, Vera, Will, Xanthe, Yusuf, Zoe, Adele, Bashir, Carmel, Dimitri, Elena, Finn
  Gemma, Hana, Isaac, Jacinta, Kiran, Lachlan, Marisa, Nate, Oscar, Phoebe, Ravi, Sienna, Tariq, Uma, Vince, Wendy, Xavier, Yuki, Zara, Archie
  Bec, Chiara, Darcy, Eloise, Flynn, Gianni, Harriet, Ines, Jack, Kostas, Layla, Marcus, Ngaire, Owen, Petra, Rhys, Sofia, Tess, Van, Warwick
  Anh, Bridget, Cooper, Deepa, Edie, Frankie, Gus, Holly, Ivan, Jude, Kasia, Leo, Maeve, Nadia, Omar, Poppy, Reuben, Sakura, Theo, Usha
  Vikram, Willa, Yasmin, Zac, Alinta, Ben, Clementine, Duc, Esther, Felix, Gwen, Hassan, Ivy, Joaquin, Kirra, Luca, Matilda, Noor, Otis, Pia
  Rafael, Saskia, Tane, Ursula, Viet, Winnie, Alba, Bruno, Cath, Dom, Emi, Farid, Greta, Hugh, Isla, Joel, Khalid, Lorna, Mick, Nell
  Orla, Pete, Ruth, Stavros, Trang, Vaughn, Wes, Amara, Bernie, Claude, Delphi, Errol, Freya, Gavin, Huong, Iris, Jai, Kath, Lou, Mateo, Noni
`)

export const lastNames = list(`
  Nair, Webb, Tran, Marsh, Kaur, Ferrante, Nguyen, McKenzie, Haddad, Rossi, Papadopoulos, Singh, O'Brien, Chen, Walker, Kowalski, Patel, Murray
  Santos, Tanaka, Fraser, Hussein, Larsen, Moretti, Pham, Quinn, Reid, Silva, Taylor, Ueda, Vella, Wong, Young, Zammit, Abbott, Bianchi, Campbell
  Dimopoulos, Edwards, Farrugia, Gallagher, Hughes, Ibrahim, Jansen, Khoury, Lim, Mancini, Novak, Okafor, Perera, Rahman, Sutherland, Thompson
  Usher, Vasquez, Whitlock, Yilmaz, Zhou, Anderson, Barbaro, Costa, Doyle, Ellery, Fitzgerald, Gupta, Hartley, Iyer, Jovanovic, Kelly, Lombardi
  Mitchell, Nakamura, Osman, Petrakis, Ryder, Sharma, Tiernan, Uzun, Vogel, Winton, Xu, Yates, Zielinski, Ahmed, Brennan, Calabrese, Dunstan
  Esposito, Forsyth, Goh, Hennessy, Ito, Jeffries, Karras, Le, Macleod, Nolan, Owusu, Pappas, Rafferty, Stavrou, Tui, Upton, Vo, Wakeling, Yeo
  Zanetti, Ashby, Bui, Christou, Dang, Everard, Flores, Grimaldi, Hoang, Ingram, Joyce, Kumar, Lawson, Mehta
`)

/** Invented cafes, restaurants and bars, by state. */
export const venuesByState: Record<StateCode, string[]> = {
  VIC: list(`
    Moth and Lamp, Hatch & Co, Merri Corner, Penny Farthing Pantry, The Long Paddock, Highway Bakehouse, View Street Social, Station Street Canteen
    Two Rivers Espresso, Northcote Larder, Brunswick Bell, Gertrude's Back Room, Smith & Salt, Rathdowne Row, Carlton Lantern, Fig on Faraday
    Yarraville Post, Seddon Spoon, Footscray Tin Plate, The Newport Slip, Williamstown Rope & Rye, Altona Kiosk, Sunshine Line, Keilor Yard
    Essendon Crossing, Moonee Table, Puckle Street Pantry, Pascoe & Vale, The Reservoir Room, Thornbury Tram Stop, Fairfield Boatshed Kitchen
    Ivanhoe Fold, Heidelberg Easel, Eltham Barrel, Warrandyte Weir, Ringwood Platform, Croydon Crumb, Belgrave Whistle, Emerald Siding
    Hawthorn Hatchery, Glenferrie Green, Camberwell Junction Cafe, Kew Tollgate, Richmond Tannery, Swan & Church, Cremorne Works Canteen
    South Yarra Stair, Prahran Press, Chapel Off Brew, Windsor Castle Toast, Elsternwick Reel, Elwood Canal, St Kilda Pier Two, Balaclava Bagel Bar
    Brighton Bathing Box, Sandringham Sail, Mordialloc Jetty, Frankston Foreshore, Mornington Main, Sorrento Limepit, Geelong Woolstore
    Barwon Heads Bridge, Torquay Point, Lorne Swing, Ballarat Claim, Sturt Street Rooms, Daylesford Spring, Castlemaine Foundry, Kyneton Piper
    Bendigo Poppet Head, Wangaratta Weir, Beechworth Vault, Mildura Paddle, Warrnambool Breakwater, Traralgon Turbine, Bairnsdale Slip
  `),
  NSW: list(`
    Wharf Nine, Little Portico, Botany Bread & Beer, Corner Bar Uno, The Ledger Room, Olive & Ash, Cliff Drive Cafe, Marrickville Gantry
    Newtown Hinge, Enmore Usher, Erskineville Stoop, Alexandria Canal Kitchen, Redfern Brick, Surry Hills Lift, Crown & Collins, Darlo Steps
    Potts Point Parlour, Woolloomooloo Bollard, Paddington Lace, Bondi Bench, Bronte Gully, Coogee Baths Kiosk, Maroubra Lane, Kensington Furlong
    Glebe Point Pages, Annandale Arch, Leichhardt Tessera, Balmain Ferry Stop, Rozelle Goods Line, Summer Hill Flour, Ashfield Dumpling Hall
    Burwood Lantern, Strathfield Clock, Homebush Silo, Parramatta Weir, Harris Park Spice Table, Granville Signal, Bankstown Terrace
    Cabramatta Gate, Liverpool Lock, Campbelltown Yard, Penrith Levee, Katoomba Scarp, Leura Hedge, Mosman Tiller, Neutral Bay Punt
    Crows Nest Loft, Lane Cove Thread, Chatswood Annex, Manly Corso Nook, Dee Why Pool Cafe, Avalon Dune, Palm Beach Tide
    Gosford Spindle, Terrigal Haven Room, Newcastle Coal Loader, Hamilton Tram Shed, Maitland Levee Table, Pokolbin Press, Port Macquarie Koala & Co
    Coffs Jetty Pantry, Byron Hinterland Table, Lismore Loft, Tamworth Chord, Orange Orchard Room, Bathurst Lap, Dubbo Siding, Mudgee Cellar Door Cafe
    Wollongong Flagstaff, Kiama Blowhole Bakes, Nowra Bridge, Batemans Bay Pontoon, Bega Churn House, Wagga Riverbend, Albury Border Post
  `),
  QLD: list(`
    Teneriffe Kiosk, Magpie & Mango, Wharf Street Social, Hill End Provisions, Burleigh Shack, Newstead Gasworks Table, Valley Fire Escape
    New Farm Jacaranda, West End Verandah, Highgate Stilts, South Bank Arbour, Woolloongabba Fig, Coorparoo Tiles, Camp Hill Ridge
    Bulimba Ferry Room, Hawthorne Hedge, Ascot Straight, Hamilton Wharf Pantry, Nundah Village Toast, Chermside Loop, Ashgrove Creek
    Paddington Tin Roof, Milton Hops, Toowong Regatta Room, Indooroopilly Span, Graceville Grange, Sandgate Shore, Redcliffe Pelican
    Wynnum Mangrove, Cleveland Point Light, Ipswich Railyard, Springfield Lakeside, Toowoomba Camellia, Warwick Rose & Rail, Noosa Sandbar
    Eumundi Stall Nine, Mooloolaba Spit, Caloundra Bulcock, Maleny Fence, Southport Broadwater, Mermaid Tide, Currumbin Alley, Hervey Bay Whalebone
    Bundaberg Cane & Co, Rockhampton Longhorn, Mackay Bluewater, Townsville Strand, Cairns Esplanade Table, Port Douglas Sugar Wharf, Atherton Kettle
  `),
  WA: list(`
    Harbour Slip, The Limeburner, South Beach Rooms, Fremantle Bond Store, Beaconsfield Mill, Cottesloe Pylon, Claremont Quarter Plate
    Subiaco Terrace, Leederville Lux, Northbridge Lamp, Mount Lawley Dusk, Inglewood Night, Maylands Peninsula, Bassendean Banksia, Guildford Barge
    Midland Workshop, Victoria Park Verge, Como Jetty, Applecross Reach, Scarborough Sunset Cafe, Hillarys Wharf Room, Joondalup Lakeside
    Rockingham Point, Mandurah Canal, Bunbury Silo, Busselton Mile, Margaret River Tingle, Albany Whaler, Geraldton Foreshore, Kalgoorlie Headframe, Broome Pearler
  `),
  SA: list(`
    Paper Lantern, Torrens Tuckshop, Mile End Larder, The Copper Pan, Gilbert Street Table, Norwood Parade Room, Unley Duthy, Hyde Park Plane Tree
    Goodwood Organ, Prospect Pantry, Bowden Brick, Hindmarsh Vat, Port Adelaide Lighthouse, Semaphore Palais Kiosk, Henley Square, Glenelg Last Stop
    Brighton Jetty Plate, Mitcham Mill, Stirling Maple, Hahndorf Barn, Lobethal Loom, McLaren Vale Almond, Willunga Slate, Victor Harbor Causeway
    Tanunda Barrel Hall, Clare Riesling Room, Port Lincoln Tuna Club Cafe, Mount Gambier Sinkhole
  `),
  TAS: list(`
    Gorge Road Canteen, Salamanca Rooms, Battery Point Arthur, North Hobart Reel, Moonah Apple Shed, Sandy Bay Regatta, Kingston Channel
    Cygnet Boathouse, Franklin Wooden Oar, New Norfolk Hop Kiln, Richmond Bridge, Launceston Mill Race, Invermay Carriage, Deloraine Weir
    Devonport Spirit Room, Burnie Paper Mill, Stanley Nut
  `),
  ACT: list(`
    Braddon Workshop, Lonsdale Lane, New Acton Pavilion, Kingston Foreshore Galley, Manuka Arcade, Griffith Shops, Dickson Woolshed
    O'Connor Shops Cafe, Fyshwick Flour, Belconnen Jetty, Woden Plaza Tree
  `),
  NT: list(`
    Mindil Mess Hall, Parap Stall, Nightcliff Jetty, Stuart Park Stilts, Cullen Bay Lock, Smith Street Arcade, Palmerston Boulevard
    Katherine Hot Springs Cafe, Todd Mall Table, Larapinta Plate
  `),
}

/** The kinds of venue that the invented events speak of. */
export const venueTypes = [
  'cafe',
  'restaurant',
  'bistro',
  'bakery',
  'bar',
  'hotel',
  'caterer',
  'brunch spot',
  'pizzeria',
  'food truck',
] as const
export type DemoVenueType = (typeof venueTypes)[number]
