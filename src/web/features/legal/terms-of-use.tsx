import { BRAND } from '#contract/options.ts'
import { OPEN_SOURCE } from '#shared/site/open-source-path.ts'
import { ACCOUNT, PRICING, PRIVACY } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { LegalSection } from './legal-section.tsx'
import { OwnerContact } from './owner-contact.tsx'

export const TermsOfUse = () => (
  <>
    <TheMarketplace />
    <WhatYouDo />
    <TheEnd />
  </>
)

const TheMarketplace = () => (
  <>
    <LegalSection title="What this is">
      <p>
        {BRAND} introduces cafes and restaurants to wholesale suppliers. We list suppliers, pass on requests and answers, and show reviews.
        We do not buy, sell, deliver or take payment for anything that suppliers sell.
      </p>
      <p>
        What you order is a contract between the two of you, on the terms that you agree. If something goes wrong with it, please talk to
        each other first.
      </p>
    </LegalSection>
    <LegalSection title="Requests and prices">
      <p>
        Asking for quotes is free and binds nobody. Prices that a supplier sends are its own, without GST unless the total says so, and
        expire after the last day that they are good for, if it gave one. Accepting prices tells the supplier that you want to buy at them.
      </p>
    </LegalSection>
    <LegalSection title="Plans for suppliers">
      <p>
        A listing is free. A plan costs what the page <TextLink href={PRICING}>Pricing</TextLink> says, in Australian dollars with GST, and
        is charged again for each month or year until you cancel it on the Subscription page, which holds from the end of the time that is
        paid. A larger plan is charged at once for the time that is left, a smaller one begins with the next payment. Within 30, 60 or 90
        days, as the plan says, you can give it back and get back all that you paid for it, once a listing. A payment that fails leaves you
        seven days. Before a price changes for you, we tell you 30 days ahead by email.
      </p>
    </LegalSection>
    <LegalSection title="Listings and “Verified”">
      <p>
        What a listing says comes from its supplier, or from business directories where nobody has claimed it. “Verified” shows what was
        checked and when, and no more than that. A business can claim its listing, have it corrected, or ask us to take it away.
      </p>
    </LegalSection>
  </>
)

const WhatYouDo = () => (
  <>
    <LegalSection title="What we expect of you">
      <ul>
        <li>Enter what is true, and only contact details that are yours to give.</li>
        <li>Do not send advertising, or anything unlawful or harmful, through requests, messages, reviews or files.</li>
        <li>Review only what you have bought or tried to buy. Do not review your own business or pay for reviews.</li>
        <li>Keep your password to yourself. What is done with your account counts as done by you, until you tell us that it is not.</li>
        <li>Do not try to break the site, get around its limits, or copy it as a whole.</li>
      </ul>
    </LegalSection>
    <LegalSection title="Reviews and what you publish">
      <p>
        It stays yours. You allow us to show it on this site as long as it is there. A review is published under your username; the supplier
        can reply, and anyone signed in can report it. A review that looks as if it came from the supplier itself waits until we have looked
        at it. We remove reviews that break these terms, never because they are bad ones, and tell both sides why.
      </p>
    </LegalSection>
  </>
)

const TheEnd = () => (
  <>
    <LegalSection title="What we promise">
      <p>
        We look after the site with care. It may still be wrong or away for a time, and while it is in beta it changes. We do not answer for
        what suppliers and buyers do.
      </p>
      <p>
        Nothing here takes away rights that you have under the Australian Consumer Law or other laws that cannot be excluded. Australian law
        applies.
      </p>
    </LegalSection>
    <LegalSection title="Open source and data">
      <p>
        The program of this site is open source, and made with <TextLink href={OPEN_SOURCE}>packages of others</TextLink>, each under a
        licence of its own.
      </p>
      <p>
        The list of Australian places: © Commonwealth of Australia (Australian Bureau of Statistics),{' '}
        <TextLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</TextLink>, changed.
      </p>
    </LegalSection>
    <LegalSection title="Leaving">
      <p>
        You can delete <TextLink href={ACCOUNT}>your account</TextLink> at any time. We may close accounts and listings that break these
        terms, and say why. What then happens to your data is under <TextLink href={PRIVACY}>Privacy</TextLink>.
      </p>
      <p>If these terms change, the new ones are on this page and apply from then on.</p>
    </LegalSection>
    <LegalSection title="Questions">
      <p>
        <OwnerContact />
      </p>
    </LegalSection>
  </>
)
