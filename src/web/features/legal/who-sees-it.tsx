import { useQuery } from '@tanstack/react-query'
import { BRAND } from '#contract/options.ts'
import { LegalSection } from './legal-section.tsx'
import { siteOwnerRead } from './owner-contact.tsx'

/** The sections about who sees what, and why it is used. */
export const WhoSeesIt = () => (
  <>
    <LegalSection title="Why we use it">
      <p>
        To connect venues and suppliers: to pass on requests and answers, to show listings and reviews, to send the emails that belong to
        that, and to keep the site safe. For nothing else. We do not sell it.
      </p>
    </LegalSection>
    <LegalSection title="Who sees it">
      <ul>
        <li>
          <b>Everybody:</b> listings, and reviews with your username, the business in whose name you last asked this supplier, and the
          supplier’s reply.
        </li>
        <li>
          <b>The supplier that you ask:</b> everything in your request or message, by email and on the site. Suppliers of a bulk request do
          not see each other.
        </li>
        <li>
          <b>The buyer:</b> the prices, messages and files that a supplier sends.
        </li>
        <li>
          <b>The operator of {BRAND}:</b> requests and what is said in them, claims with the name and email address of the account, reviews
          that are reported or wait for the operator, addresses for news and the beta. Requests to a listing without an email address, or
          that wants no emails, go to the operator, who passes them on. What an owner decides here is on record.
        </li>
        <li>
          <b>Companies that run machines for the operator:</b> those that deliver emails, those that the database and pictures are stored
          with, and the one that takes payments for plans, if the operator uses any. They may be outside Australia: ask the operator, who
          chooses them and whose backups may keep deleted data for longer.
        </li>
        <Assistants />
      </ul>
      <p>Suppliers see how often their listing is seen, never by whom. Nobody sees your password.</p>
    </LegalSection>
  </>
)

/** Shows who reads what is typed to the assistants: docs/behaviour/assistant.md, Assistant. */
function Assistants() {
  const modelHost = useQuery(siteOwnerRead).data?.modelHost
  if (!modelHost)
    return (
      <li>
        <b>The assistants:</b> they are part of this site, and what you type there is sent to nobody else.
      </li>
    )
  return (
    <li>
      <b>The assistants:</b> what you type there, as far as five messages back and without email addresses and phone numbers, goes to{' '}
      {modelHost}, whose language model words the replies. With it go facts of the suppliers that the site found, but no names, texts or
      contact details of theirs; and if you are a supplier, the texts and figures of your own listing. Of a quote request only its number
      and day go there: not who sent it, what it says or where it goes. Nor do the words of reviews and searches. How long it is kept there
      is for its terms to say: do not type names, addresses or numbers.
    </li>
  )
}
