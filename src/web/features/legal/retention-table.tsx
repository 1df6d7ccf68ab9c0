import { CONSULTATION_MONTHS, GUEST_REQUEST_MONTHS, RETENTION_DAYS as DAYS } from '#contract/owner/retention.ts'

const inWords = (days: number) => (days === 365 ? 'a year' : days === 1 ? 'a day' : `${days} days`)

const ROWS: [what: string, howLong: string][] = [
  ['Your account and your listing', 'until you delete them'],
  ['Documents that you hand in for the seal, and answers that you save', 'until you take them back or delete your account'],
  ['What was checked for the seal', 'as long as the listing has it'],
  [
    'Requests and samples that you asked for with an account',
    `until you delete the account, then ${GUEST_REQUEST_MONTHS} months after the last event`,
  ],
  ['Requests and samples without an account, with their prices, messages and files', `${GUEST_REQUEST_MONTHS} months after the last event`],
  [
    'Reviews, also those that wait for the operator or that the operator has removed',
    'as long as the listing is there, unless you delete them',
  ],
  ['“Contact Supplier”: your message and how to reach you', inWords(DAYS.inquiry)],
  ['What you ask the operator of this site, and how to reach you', `${CONSULTATION_MONTHS} months`],
  ['Search alerts', inWords(DAYS.searchAlert)],
  ['That we told you of a public holiday', `${inWords(DAYS.holidayEmail)} after it`],
  ['What you ordered together with other venues', `${inWords(DAYS.endedGroup)} after its deadline`],
  ['Your register of approved suppliers', 'until you remove them or delete your account'],
  ['Suppliers that you have removed from it, so that you can undo it', inWords(DAYS.removedApprovedSupplier)],
  ['Sign-ups for the beta', 'until you delete the account whose confirmed address it is, or ask for it'],
  ['Your address for the newsletter', `until you leave it, then ${inWords(DAYS.leftSubscriber)}`],
  ['An address for the newsletter that nobody has confirmed', inWords(DAYS.unconfirmedSubscriber)],
  ['To which addresses a newsletter went, as hashes', `${inWords(DAYS.newsletterDelivery)} after its end`],
  [
    'Your address, where somebody has invited you to work on a listing',
    `until you leave it; ${inWords(DAYS.openInvitation)} while you have not accepted`,
  ],
  ['Where you are signed in', `${inWords(DAYS.session)} after the last use, ${inWords(DAYS.anySession)} at the most`],
  ['That a browser has signed in to your account before', `${inWords(DAYS.device)} after the last use`],
  ['Emails that we sent', inWords(DAYS.sentEmail)],
  ['Emails that could not be sent', inWords(DAYS.failedEmail)],
  ['Emails that wait for you to confirm your address', inWords(DAYS.heldEmail)],
  ['That an address without an account is read, as a hash', inWords(DAYS.confirmedAddress)],
  ['Who has seen which listing, as an account or a code of the day', inWords(DAYS.visit)],
  ['How often a listing was seen, by day', inWords(DAYS.trend)],
  ['Your accounts on social platforms with their access, your posts and templates', 'until you remove them or delete your account'],
  ['Social posts that you have removed, so that you can undo it', inWords(DAYS.removedPost)],
  ['What was posted to the sandbox', inWords(DAYS.sandboxPost)],
  [
    'When a social post led somebody to a listing; who it was as an account or a code of the day',
    `${inWords(DAYS.socialVisit)}; ${inWords(DAYS.visit)}`,
  ],
  ['What your listing offered for a time', `${inWords(DAYS.promotion)} after its last day, unless you remove it`],
  ['Which searches led to a listing, counted by week and without who searched', inWords(DAYS.listingSearch)],
  [
    'What you said about a reply of an assistant, with your message and the reply, without email addresses and phone numbers',
    inWords(DAYS.assistantNote),
  ],
  ['Words of searches that nobody here knows, counted by day and without who searched', inWords(DAYS.unknownWord)],
  ['What somebody looked for with the assistant that nobody here has, without who it was', inWords(DAYS.assistantNote)],
  ['Counts of calls and emails, against abuse, by account or hash', 'about a day'],
  ['Responses that a lost connection asks for again', inWords(DAYS.idempotencyKey)],
  ['Errors of the site, which name requests and no people', inWords(DAYS.loggedError)],
  ['That the operator downloaded a backup of the site', inWords(DAYS.backupNote)],
  ['What became of each row of an import of suppliers', inWords(DAYS.importReport)],
  ['What moved when two listings of one business were made one', inWords(DAYS.mergedRow)],
  ['A listing without an account that we have taken out, unseen', inWords(DAYS.deletedListing)],
  ['Invoices, payments and refunds of a plan, with the name and address that the invoice is for', 'without an end, as tax law asks for'],
  ['What a payment provider tells of payments that are not ours', inWords(DAYS.strangePayment)],
  ['Files that were uploaded and not used', inWords(DAYS.unusedFile)],
  ['That you have stopped emails, as a hash of your address', 'until you want them again'],
  ['The record of what the operator did here', 'without an end'],
]

/** Shows how long everything is stored; the nightly job deletes by the same numbers. */
export const RetentionTable = () => (
  <table>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col">How long</th>
      </tr>
    </thead>
    <tbody>
      {ROWS.map(([what, howLong]) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td>{howLong}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
