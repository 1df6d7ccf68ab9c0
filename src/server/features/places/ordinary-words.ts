const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Names of suburbs that are also ordinary words: in a search they mean a place only beside a state, a postcode or a word like "near". */
export const ORDINARY_WORDS: ReadonlySet<string> = words(`
  abbey alice alpha alpine amber andrews avoca banana bamboo banks basalt bass beacon bell berry bluff boulder bowen bower bridges bright broke
  buffalo bungalow butler camellia canadian cane cargo cascade cascades casino caveat chapman chandler chute city coconuts collector comet concord
  congo cook cooks cope corduroy crescent cressy crossover cue curlew currie cygnet dee delegate derby dingo docker dollar don donald downside
  driver eden elaine emerald falcon federal field firefly fisher forest forge forrest forth foster fountain fox franklin gardens
  ginger gordon grange grant gray green grey grove gunn hall harden harvest harvey haven hawker hay haystack herbert holder hope
  horn huon ironbark ironpot jersey jubilee julia jung kakadu lake lakes lemnos lime lizard lloyd loch lock long lucas magenta magpie
  mandalay marble march maroon martin meadows merino mexico miles miller mint mitre mons monterey motley mountain musk myrtle
  nelson newton officer olive oolong orange orient oyster page palmer panama panorama para paradise parks peel pelican penguin pepper pinnacle
  pioneer plenty plum prairie price rainbow rand range redhead reedy research retreat ridge risotto robe robin rocky roma rose rosella
  rosemary ruby rum ruse rye saddler sale salt samson sandfly sandy savannah sedan shaw short snowball speed spencer spring springs
  star sterling stockyard success sugarloaf sulky sunset swan tapping tea texas tivoli toll tunnel turner usher vermont vineyard virginia vista
  wagin walker waterfall watson weir wheelers willow wine winter wombat wright wye yea york young
`)

/** The beginnings of goods that are named after a place, wherever they come from: "Sydney rock oysters". */
export const GOODS_CALLED_AFTER_PLACES = [
  'adelaide hills',
  'albany oyster',
  'ballarat bitter',
  'barossa valley',
  'bega cheese',
  'bowen mango',
  'bundaberg ginger',
  'bundaberg rum',
  'byron bay chai',
  'byron bay chilli',
  'byron bay coffee',
  'byron bay cookie',
  'byron bay lager',
  'byron bay muesli',
  'castlemaine perkins',
  'coffin bay',
  'darwin stubby',
  'hervey bay scallop',
  'hunter valley',
  'kangaroo island',
  'king island',
  'kingaroy',
  'margaret river',
  'mclaren vale',
  'melbourne bitter',
  'moreton bay bug',
  'murray valley',
  'newcastle brown',
  'sydney rock',
  'tasmania salmon',
  'victoria bitter',
  'victoria sandwich',
  'victoria sponge',
  'yarra valley',
]
