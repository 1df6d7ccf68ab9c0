import { performance } from 'node:perf_hooks'
import { BUYER_MESSAGES } from '#test/data/buyer-messages.ts'
import { newAddress } from '#test/people/new-address.ts'
import { required } from '#shared/required.ts'
import { inTurn, sampleOf } from './numbers.ts'
import { byTime, type Bench, type BenchPart } from './report.ts'

const ROUNDS = 3
/** What a buyer waits for the first word, as a multiple of a search for the same words. */
const MAX_RATIO = 3

/** Messages that are due a reply with suppliers: those that name a category. */
const messages = BUYER_MESSAGES.trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))
  .filter(([, facts = '']) => /^[A-Z]/.test(facts))
  .map(([message = '']) => message)

/** Measures the first byte of a built-in reply beside the first byte of a search for the same words, neither of them cached. */
export const measureAssistant: BenchPart = async (bench, report) => {
  report.heading('The first byte of the assistant’s reply ÷ that of a search for the same words')
  const search = () => firstBytes(bench, (message) => [`/api/suppliers?search=${encodeURIComponent(message)}&limit=24`])
  const reply = () =>
    firstBytes(bench, (message) => [
      '/api/ai/chat',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ message }),
      },
    ])
  await reply()
  report.add(byTime(`${messages.length} messages of buyers`, await inTurn(ROUNDS, search, reply), MAX_RATIO))
}

async function firstBytes({ site }: Bench, requestOf: (message: string) => [path: string, init?: RequestInit]) {
  await site.forget()
  const times: number[] = []
  for (const message of messages) {
    const [path, init] = requestOf(message)
    const began = performance.now()
    const response = await fetch(site.origin + path, { ...init, headers: { ...init?.headers, 'x-forwarded-for': newAddress() } })
    const reader = required(response.body, 'The stream of a reply').getReader()
    await reader.read()
    times.push(performance.now() - began)
    while (!(await reader.read()).done);
    if (!response.ok) throw new Error(`${message} answered ${response.status}`)
  }
  return sampleOf(times)
}
