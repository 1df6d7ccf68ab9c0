import { randomUUID } from 'node:crypto'
import { login, register } from '#contract/accounts.ts'
import type { Part } from './part.ts'
import { inTurn, sampleOf, type Sample } from './numbers.ts'
import { times } from './report.ts'

const TRIES = 60

/** Told, not judged: whether the time of a refused sign-in says if the e-mail has an account. */
export const measureSignIn: Part = async ({ site, rounds, marketplace }, report) => {
  report.heading('Sign-in: what the time of a refusal says (not judged)')
  const people = await Promise.all(Array.from({ length: TRIES }, () => registered(site.origin)))
  const forget = () => marketplace.context.db.deleteFrom('rateLimits').execute()
  const refusals = async (emails: string[]): Promise<Sample> => {
    await forget()
    const taken: number[] = []
    for (const email of emails) taken.push(await timeOf(() => post(site.origin, login.path, { email, password: 'not the password' }, 401)))
    return sampleOf(taken)
  }
  const strangers = () => Array.from({ length: TRIES }, () => `${randomUUID()}@bench.example`)
  const { yardstick, ours } = await inTurn(
    rounds * 2,
    () => refusals(people),
    () => refusals(strangers()),
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
  const given = { username, email: `${username}@bench.example`, password: 'seven green crates', confirmPassword: 'seven green crates' }
  await post(origin, register.path, { ...given, userType: 'restaurant' }, 201)
  return given.email
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

let calls = 0

/** From an address of its own each time, as the site trusts its proxy: no limit is in the way. */
async function post(origin: string, path: string, body: object, status: number): Promise<void> {
  calls++
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.200.${(calls >> 8) & 255}.${calls & 255}` }
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await response.arrayBuffer()
  if (response.status !== status) throw new Error(`${path} answered ${response.status} instead of ${status}.`)
}
