import { LostPage } from './lost.tsx'

/** Shown for every unknown path. */
export const NotFoundPage = () => (
  <LostPage title="Page Not Found" summary="There is no page at this address.">
    There is no page at this address. It may have moved, or the link has a typing mistake.
  </LostPage>
)
