import { customerOf } from '#server/ports/payments/sandbox/timeline.ts'
import type { Price, SandboxCustomer } from '#server/ports/payments/sandbox/objects.ts'

type Json = { [name: string]: unknown }
export type World = { customers: () => SandboxCustomer[]; prices: ReadonlyMap<string, Price> }

/** Returns an object with the objects in place of ids that `expand` names, as Stripe does. */
export function expand(world: World, object: unknown, paths: string[]): unknown {
  return paths.reduce((all, path) => put(world, all, path.split('.')), object)
}

function put(world: World, object: unknown, [field, ...rest]: string[]): unknown {
  if (field === undefined) return object
  if (Array.isArray(object)) return object.map((each) => put(world, each, [field, ...rest]))
  if (typeof object !== 'object' || object === null) return object
  const json = object as Json
  return { ...json, [field]: put(world, valueOf(world, json, field), rest) }
}

function valueOf(world: World, json: Json, field: string): unknown {
  const value = json[field]
  if (json.object === 'invoice' && field === 'payments') return paymentsOf(documentOf(world, String(json.id)), String(json.id))
  if (json.object === 'invoice' && field === 'confirmation_secret') return secretOf(documentOf(world, String(json.id)), String(json.id))
  return typeof value === 'string' ? (objectOf(world, value) ?? value) : value
}

const documentOf = (world: World, id: string) => world.customers().find((each) => each.id === customerOf(id))!

/** Returns the object with an id; undefined when there is none. */
export function objectOf(world: World, id: string): Json | undefined {
  if (world.prices.has(id)) return world.prices.get(id)
  const document = world.customers().find((each) => each.id === customerOf(id))
  if (!document) return undefined
  if (id === document.id) return { id, object: 'customer', balance: document.balance }
  const { cards, subscriptions, schedules, invoices, paymentIntents, setupIntents, charges, refunds } = document
  const objects: { id: string }[] = [...cards, ...subscriptions, ...invoices, ...paymentIntents, ...setupIntents, ...charges, ...refunds]
  return [...objects, ...schedules].find((each) => each.id === id) as Json | undefined
}

const paymentsOf = ({ invoicePayments }: SandboxCustomer, id: string) => ({
  object: 'list',
  data: invoicePayments.filter(({ invoice }) => invoice === id),
  has_more: false,
  url: '/v1/invoice_payments',
})

function secretOf({ invoicePayments, paymentIntents }: SandboxCustomer, id: string) {
  const payment = invoicePayments.find(({ invoice }) => invoice === id)
  const intent = paymentIntents.find((each) => each.id === payment?.payment.payment_intent)
  return intent ? { client_secret: intent.client_secret, type: 'payment_intent' } : null
}
