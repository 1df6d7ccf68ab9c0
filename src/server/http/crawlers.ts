/** Libraries that programs make requests with are in the list too, but name nobody: they count like any unusual user agent. */
const NO_NAMES = 'http-library'
/** Matches the user agents of crawlers and monitors. Half a megabyte, read when the first visit is counted. */
let crawlers: Promise<RegExp> | undefined

async function readCrawlers(): Promise<RegExp> {
  const { default: listed } = await import('crawler-user-agents')
  const named = listed.filter((crawler) => !('tags' in crawler && Array.isArray(crawler.tags) && crawler.tags.includes(NO_NAMES)))
  return new RegExp([...named.map(({ pattern }) => pattern), String.raw`[Bb]ot\b|[Cc]rawler|[Ss]pider`].join('|'))
}

/** Returns whether a user agent is known as a crawler or a monitor; a missing or unusual one is a person. */
export const isCrawler = async (userAgent: string): Promise<boolean> => (await (crawlers ??= readCrawlers())).test(userAgent)
