import { PaymentsUnavailable } from '#server/ports/payments/payments.ts'
import { required } from '#shared/required.ts'
import type { SandboxCustomer, SandboxEvent, Subscription } from './objects.ts'

/** A customer while something happens to it: a copy that is changed, and what is to be told of that. */
export type CustomerTimeline = {
  document: SandboxCustomer
  /** In seconds. */
  now: number
  /** Returns what nobody can guess. */
  random: () => string
  events: SandboxEvent[]
}

const API_VERSION = '2026-10-28.endive'
/** 24 digits that the ids of a customer's objects share, so that any of them finds its document. */
const OWNED = /^[a-z]+(?:_sched)?_([\da-f]{24})/

/** Returns the id of the customer that an id or secret belongs to. @throws PaymentsUnavailable when it is not one of the sandbox */
export function customerOf(id: string): string {
  const digits = OWNED.exec(id)?.[1]
  if (!digits) throw new PaymentsUnavailable('The sandbox did not give this id.')
  return `cus_${digits}`
}

export function newId({ document }: CustomerTimeline, prefix: string): string {
  document.sequence += 1
  return `${prefix}_${document.id.slice('cus_'.length)}${document.sequence.toString(36).padStart(4, '0')}`
}

/** Tells of an object as it is now. */
export function emit(timeline: CustomerTimeline, type: string, object: object): void {
  timeline.events.push({
    id: newId(timeline, 'evt'),
    object: 'event',
    api_version: API_VERSION,
    created: timeline.now,
    livemode: false,
    type,
    data: { object: structuredClone(object) },
  })
}

export const subscriptionOf = (timeline: CustomerTimeline, id: string): Subscription => found(timeline.document.subscriptions, id)

/** Returns the object with an id. @throws PaymentsUnavailable when there is none */
export function found<Each extends { id: string }>(objects: Each[], id: string | null): Each {
  const object = objects.find((each) => each.id === id)
  if (!object) throw new PaymentsUnavailable('There is no such object at the provider.')
  return object
}

export const itemOf = ({ items }: Subscription) => required(items.data[0], 'The item of a subscription')
export const listOf = <Each>(url: string, data: Each[]) => ({ object: 'list' as const, data, has_more: false as const, url })
