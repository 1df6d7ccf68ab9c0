import type { Context } from '#server/context.ts'
import { pathOf } from '#server/http/kinds/endpoint-kind.ts'
import type { Redirection } from '#server/http/pages/pages.ts'
import { untilChange } from '#server/http/cache/until-change.ts'
import { addressKey, escapedAddress } from './address-key.ts'
import { allRedirects } from './redirect-queries.ts'

type Deps = Pick<Context, 'db' | 'changes' | 'now'>

/**
 * Returns a function that returns where an old address leads: the redirect of its path and query, else that of its path alone. There are a
 * bounded number of them, so they are kept until one changes; if they cannot be read, an old address leads nowhere.
 */
export function createRedirects({ db, changes, now }: Deps): (address: string) => Promise<Redirection | undefined> {
  const redirects = untilChange(
    changes,
    now,
    async () => new Map((await allRedirects(db)).map(({ from, to }) => [addressKey(from), escapedAddress(to)])),
  )
  return async (address) => {
    const known = await redirects().catch(() => new Map<string, string>())
    const location = known.get(addressKey(address)) ?? known.get(addressKey(pathOf(address)))
    return location === undefined ? undefined : { location, status: 301 }
  }
}
