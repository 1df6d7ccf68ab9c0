import type { Context } from '#server/context.ts'
import { addressHash } from '#server/db/address-hash.ts'
import { insertConfirmedAddresses } from '#server/features/emails/queue/queries.ts'
import { ownersAddress } from '#server/features/emails/readers/receivers.ts'

/** Counts the address that the settings name as confirmed: whoever runs the marketplace gets every email at once. */
export const confirmOwnAddress = async ({ db, config }: Pick<Context, 'db' | 'config'>): Promise<void> =>
  void (await insertConfirmedAddresses(db, [addressHash(db, ownersAddress(config))]))
