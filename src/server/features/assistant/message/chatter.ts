/** Words of talk that name nothing that is sold and that nobody looks for, besides those that the reader knows. */
const CHATTER = new Set(
  `mate mates legend ta bye perfect heaps cool sorry wrong suburb hows thats theres shes hes id wed youre u ur ya yep nah lol tho cos coz thx ty
  asked heard back havent hasnt didnt wasnt usual hand joke useless hopeless terrible awful horrible crap idea sure morning arvo weather
  complaint complain complaining issue problem problems trouble wondering hoping trying thinking actually basically honestly maybe probably soon
  later quick quickly decent happy sick tired current different right wait sec minute lately mostly mainly already first second third last next
  says said told reply answer answered request listing account password email message verified rating ratings review reviews number min closer
  none neither lend borrow change cancel lost forgot forget talk speak human real person see look check yesterday tonight today everywhere since
  died dead wanna gonna gotta somewhere sum ish outside inside hate hates hating unhappy moment brunch interstate regional translate fine mind`.split(
    /\s+/,
  ),
)

/** Returns whether a word of a message is talk. */
export const isChatter = (word: string): boolean => CHATTER.has(word.toLowerCase().replaceAll(/['’‘`]/g, ''))
