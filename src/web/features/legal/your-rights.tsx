import { ACCOUNT } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { LegalSection } from './legal-section.tsx'
import { OwnerContact } from './owner-contact.tsx'

/** The sections about what people can do. */
export const YourRights = () => (
  <>
    <LegalSection title="Emails">
      <p>
        We send emails about what you do here, and about your listing if you have one. Every other kind, such as reminders and invitations
        to write a review, has a link that stops it with one click, without signing in. A business that is listed and has never signed up
        can stop all emails about its listing that way, but not the link by which somebody claims it.
      </p>
    </LegalSection>
    <LegalSection title="See it, correct it, delete it">
      <p>
        With an account, <TextLink href={ACCOUNT}>your account page</TextLink> has all of that: one file with everything that is stored
        about you, your name, email address and password to change, and the deletion, which first says how much goes and how much stays for
        the other side. What you sent to suppliers stays with them. A listing is corrected in its dashboard.
      </p>
      <p>Without an account, or where the page does not do what you need, ask us. It costs nothing.</p>
    </LegalSection>
    <LegalSection title="Questions and complaints">
      <p>
        <OwnerContact />
      </p>
      <p>
        If the answer does not help, or there is none within 30 days, you can complain to the Office of the Australian Information
        Commissioner: <TextLink href="https://www.oaic.gov.au">www.oaic.gov.au</TextLink>. We follow the Australian Privacy Principles of
        the Privacy Act 1988.
      </p>
    </LegalSection>
  </>
)
