import { LostPage } from './lost.tsx'

export const reads = () => []

/** Shown for an address whose query has a text that no call would take (docs/behaviour/pages.md, Pages). */
export const UnreadableAddressPage = () => (
  <LostPage title="This address cannot be read" summary="The address has characters that cannot be read.">
    The part of the address after the question mark has characters that cannot be read, so we do not know what to look for. Please type your
    search again, or start from the list of suppliers.
  </LostPage>
)
