import { randomUUID } from 'node:crypto'
import { login, register } from '#contract/accounts/accounts.ts'
import { inTurn, sampleOf, type Sample } from './numbers.ts'
import { times, type BenchPart } from './report.ts'

const TRIES = 60

/** Measures, without a target, whether the time of a failed sign-in discloses that an address has an account. */
export const measureSignIn: BenchPart = async ({ site, rounds, marketplace }, report) => {
  report.heading('Sign-in: what the time of a refusal says (not judged)')
  const people = await Promise.all(Array.from({ length: TRIES }, () => registered(site.origin)))
  const forget = () => marketplace.context.db.deleteFrom('rateLimits').execute()
  const failedSignIns = async (emails: string[]): Promise<Sample> => {
    await forget()
    const durations: number[] = []
    for (const email of emails)
      durations.push(await timeOf(() => post(site.origin, login.path, { email, password: 'not the password' }, 401)))
    return sampleOf(durations)
  }
  const unknownEmails = () => Array.from({ length: TRIES }, () => `${randomUUID()}@bench.example`)
  const { yardstick, ours } = await inTurn(
    rounds * 2,
    () => failedSignIns(people),
    () => failedSignIns(unknownEmails()),
  )
  report.add({
    what: 'unknown e-mail ÷ wrong password, medians',
    yardstick: times(yardstick),
    ours: times(ours),
    measured: ours.p50 / yardstick.p50,
  })
  await forget()
}

async function registered(origin: string): Promise<string> {
  const username = `bench-${randomUUID().slice(0, 12)}`
  const account = { username, email: `${username}@bench.example`, password: 'seven green crates', confirmPassword: 'seven green crates' }
  await post(origin, register.path, { ...account, userType: 'restaurant' }, 201)
  return account.email
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

let calls = 0

/** Posts from a new client address each time, which the site takes from the proxy header, so that no rate limit applies. */
async function post(origin: string, path: string, body: object, status: number): Promise<void> {
  calls++
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.200.${(calls >> 8) & 255}.${calls & 255}` }
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await response.arrayBuffer()
  if (response.status !== status) throw new Error(`${path} answered ${response.status} instead of ${status}.`)
}
