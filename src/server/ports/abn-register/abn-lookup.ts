import * as z from 'zod/mini'
import { RegisterUnavailable, type AbnRegister } from './abn-register.ts'

export type AbnLookupSettings = {
  /** Origin of the service. */
  base: string
  /** The key that the register gives to a registered party. */
  guid: string
}

const TIMEOUT_MS = 10_000
/** What the service calls the function around its response, which it always has. */
const CALLBACK = 'found'

/** The fields that are read of a response. An ABN that is not in the register has empty ones; a refused key has a message and no ABN. */
const Details = z.object({
  Abn: z.string(),
  AbnStatus: z.string(),
  EntityName: z.string(),
  BusinessName: z.array(z.string()),
  AddressState: z.string(),
  AddressPostcode: z.string(),
  /** The day of the registration for GST; empty or null without one. */
  Gst: z.nullable(z.string()),
  Message: z.string(),
})

/** ABN Lookup, the register's own web service, in its JSON form: https://abr.business.gov.au/json/ */
export const abnLookup = ({ base, guid }: AbnLookupSettings): AbnRegister => ({
  async find(abn) {
    const query = new URLSearchParams({ abn, callback: CALLBACK, guid })
    const details = await read(`${base}/json/AbnDetails.aspx?${query}`)
    if (details.AbnStatus === '' && details.Message !== '' && details.Abn === '') throw new RegisterUnavailable(details.Message)
    if (details.AbnStatus === '') return null
    return {
      isActive: details.AbnStatus === 'Active',
      entityName: details.EntityName,
      businessNames: details.BusinessName,
      state: details.AddressState || null,
      postcode: details.AddressPostcode || null,
      hasGst: Boolean(details.Gst),
    }
  },
})

async function read(url: string): Promise<z.output<typeof Details>> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`it responded ${response.status}`)
    const text = await response.text()
    return Details.parse(JSON.parse(text.trim().replace(/^[\w$]+\(|\);?$/g, '')))
  } catch (error) {
    // The address holds the key, so it is not part of the message.
    throw new RegisterUnavailable(`ABN Lookup could not be read: ${(error as Error).name}`)
  }
}
