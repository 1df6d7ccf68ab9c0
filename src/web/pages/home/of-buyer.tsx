import { Waiting } from '#web/features/quotes/waiting/waiting.tsx'
import { AskVenue } from '#web/features/venue/asked/ask-venue.tsx'

/** Shows what the home page has for a signed-in buyer only. */
export const OfBuyer = () => (
  <>
    <Waiting />
    <AskVenue />
  </>
)
