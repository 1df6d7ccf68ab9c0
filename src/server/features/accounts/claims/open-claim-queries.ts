import { sql } from 'kysely'
import type { Claim, Compared } from '#contract/suppliers/claims.ts'
import type { Db } from '#server/db/db.ts'
import { isSharedDomain } from '#shared/contact/shared-domains.ts'

/** The numbers by which a claim and a listing are compared: the last nine digits of phones, and ABNs. */
const givenNumbers = sql<string[]>`array(select phone_keys(c.message) union select phone_keys(own.phone) union
  select substring(line from '\\d{11}') from regexp_split_to_table(regexp_replace(c.message, '[^\\d\\n]', '', 'g'), '\\n') line
  union select own.abn)`
const listedNumbers = sql<string[]>`array(select phone_keys(s.phone) union select s.abn)`

/** Returns a page of the open claims, oldest first, with their total. */
export async function openClaims(db: Db, limit: number, offset: number): Promise<{ items: Claim[]; total: number }> {
  const open = db.selectFrom('claims as c').where('c.status', '=', 'open')
  const rows = await open
    .innerJoin('suppliers as s', 's.id', 'c.supplierId')
    .innerJoin('accounts as a', 'a.id', 'c.accountId')
    .leftJoin('suppliers as own', 'own.id', 'a.supplierId')
    .select(['c.id', 'c.supplierId', 's.businessName', 'a.username', 'a.email', 'c.message', 'c.createdAt'])
    .select([
      sql<boolean>`confirmed_address(a) is not null`.as('emailConfirmed'),
      sql<Claim['ownListing']>`case when own.id is not null then json_build_object('id', own.id, 'businessName', own.business_name) end`.as(
        'ownListing',
      ),
      sql<(string | null)[]>`array[split_part(lower(s.email), '@', 2), own_host(s.website)]`.as('domains'),
      givenNumbers.as('given'),
      listedNumbers.as('listed'),
    ])
    .orderBy('c.createdAt')
    .orderBy('c.id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await open.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items = rows.map(({ domains, given, listed, ...claim }) => ({
    ...claim,
    domain: comparedDomains(claim.email, domains),
    number: comparedNumbers(given, listed),
  }))
  return { items, total }
}

function comparedDomains(email: string, domains: readonly (string | null)[]): Compared {
  const own = email.toLowerCase().split('@').at(-1) ?? ''
  const known = domains.filter((domain): domain is string => domain !== null && domain !== '' && !isSharedDomain(domain))
  if (isSharedDomain(own) || known.length === 0) return 'unknown'
  return known.some((domain) => domain === own || domain.endsWith(`.${own}`) || own.endsWith(`.${domain}`)) ? 'same' : 'different'
}

function comparedNumbers(given: readonly (string | null)[], listed: readonly (string | null)[]): Compared {
  const [ofClaim, ofListing] = [given, listed].map((numbers) => numbers.filter((number) => number !== null))
  if (!ofClaim?.length || !ofListing?.length) return 'unknown'
  return ofClaim.some((number) => ofListing.includes(number)) ? 'same' : 'different'
}
