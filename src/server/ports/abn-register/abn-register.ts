/** What the Australian Business Register knows of an ABN. */
export type RegisterEntry = {
  isActive: boolean
  entityName: string
  businessNames: string[]
  state: string | null
  postcode: string | null
  /** Whether it is registered for GST. */
  hasGst: boolean
}

/** The register of ABNs. */
export type AbnRegister = {
  /** Returns the entry of an ABN of eleven digits; null when the register has none. @throws RegisterUnavailable */
  find(abn: string): Promise<RegisterEntry | null>
}

/** The register did not answer, or not as expected; the message says why, for the log. */
export class RegisterUnavailable extends Error {}
