import { LegalSection } from './legal-section.tsx'

/** The sections about what the marketplace knows of people, in the order in which they come across it. */
export const WhatIsStored = () => (
  <>
    <Stored />
    <NotStored />
    <InTheBrowser />
  </>
)

const Stored = () => (
  <LegalSection title="What we store">
    <ul>
      <li>
        <b>A quote request:</b> what you type into the form, such as your business, your name, email address and phone number, and what is
        said, quoted and sent as a file about it afterwards.
      </li>
      <li>
        <b>A sample that you ask for:</b> what you type into the form, and what you say of it; your supplier reads that only if you show it.
      </li>
      <li>
        <b>“Contact Supplier”:</b> your message and how to reach you. If you are signed in, that is your account’s email address and the
        phone number that you gave last, unless you type others.
      </li>
      <li>
        <b>An enquiry to us:</b> your name, your message and how to reach you.
      </li>
      <li>
        <b>An account:</b> your username, email address and password (as a hash that nobody can turn back), two-factor sign-in if you use
        it, where you are signed in, suppliers that you saved, reviews that you wrote and listings that you claimed.
      </li>
      <li>
        <b>A listing:</b> what its supplier enters. Some listings were made from business directories before anybody claimed them. Documents
        that a supplier hands in for the Verified seal are read by nobody but the supplier and us.
      </li>
      <li>
        <b>A plan:</b> which one, what was paid and paid back for it, the invoices, and of your card its kind, last four digits and expiry.
        The number of a card goes from your browser to the payment provider and never to us.
      </li>
      <li>
        <b>Sign-ups:</b> the email address that you leave for news, the beta or a search alert, and the search.
      </li>
    </ul>
    <p>
      When you open a listing from the list of suppliers, we count which words, category and place led there, without who searched. Words
      with an email address or a phone number are not stored, and a supplier reads words only once three people have used them on one day.
    </p>
    <p>You need no account to search, to read listings or to ask for quotes. There you choose yourself which name you give.</p>
  </LegalSection>
)

const NotStored = () => (
  <LegalSection title="What we do not store">
    <ul>
      <li>Your network address. Limits against abuse count a hash of it, and what the hash is made with is thrown away every day.</li>
      <li>
        Who you are when you look around without signing in. To count you once a day, we make a code from your network address and browser
        that is another one the next day.
      </li>
      <li>What is hidden in a picture, such as where it was taken: pictures of listings are made anew from their pixels.</li>
      <li>
        Email addresses, phone numbers, network addresses and passwords in the program’s log: they are taken out of every line. Other
        programs around it, such as a proxy, may keep logs of their own.
      </li>
    </ul>
    <p>
      There is no advertising, no tracking and no analytics by anybody else on this site, and its pages load nothing from other sites. The
      one exception is the page on which a supplier pays for a plan: it loads the form of the payment provider, if the operator uses one.
    </p>
  </LegalSection>
)

const InTheBrowser = () => (
  <LegalSection title="Cookies and your browser">
    <p>
      Looking around sets no cookie. Signing in sets two: one for your session, and one by which your account knows the browser again, so
      that strangers’ wrong passwords do not lock you out. Changing what everyone sees, such as a profile, may set a third for ten seconds,
      so that you see your change at once. Scripts cannot read any of them.
    </p>
    <p>
      Your browser itself remembers some things for you, which reach us only when you use them: the colour theme, what you have closed, your
      place, your last five searches, favourites before you sign in, what you have begun to write, and who you are in the quote form. “Clear
      my details” in that form, “Clear recent searches” below a search field, “Clear” beside your place, or clearing the site’s data in your
      browser, takes them away. Signing out does so for what belongs to your account.
    </p>
  </LegalSection>
)
