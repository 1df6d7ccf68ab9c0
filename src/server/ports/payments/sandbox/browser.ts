import { randomBytes } from 'node:crypto'
import { authenticateIntent, confirmIntent } from './confirm.ts'
import { customerOf } from './timeline.ts'
import { operateOn, type SandboxStore } from './sandbox-store.ts'
import type { SandboxCard } from './payment-objects.ts'

export const randomSecret = (): string => randomBytes(18).toString('base64url')

/** Pays, or stores a card, as Stripe's form in a browser does. @throws PaymentsUnavailable when there is no such secret */
export const confirm = async (store: SandboxStore, { clientSecret, card }: { clientSecret: string; card: SandboxCard }) =>
  operateOn(store, customerOf(clientSecret), randomSecret, (timeline) => confirmIntent(timeline, clientSecret, card))

/** Says what the bank of a card has decided. @throws PaymentsUnavailable when there is no such secret */
export const authenticate = async (store: SandboxStore, { clientSecret, isApproved }: { clientSecret: string; isApproved: boolean }) =>
  operateOn(store, customerOf(clientSecret), randomSecret, (timeline) => authenticateIntent(timeline, clientSecret, isApproved))

/** Lets happen to a customer what is due by now: renewals, and ends. */
export const advance = (store: SandboxStore, customer: string): Promise<void> => operateOn(store, customer, randomSecret, () => undefined)
