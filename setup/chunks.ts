/**
 * Schemas are for the dialogs: in a chunk of their own, and without what those import, no first load brings them along.
 * What every page starts with comes in one piece.
 */
export const chunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'schemas', test: /node_modules\/zod\/|src\/contract\/endpoint\/(values|endpoint)\.ts/ },
    { name: 'shell', tags: ['$initial' as const] },
    // One piece for the pages of quotes: what loads a page names each of its pieces, in the shell.
    {
      name: 'quotes',
      test: /src\/(web\/features\/(quotes\/(thread|list|mine|inbox|compare))\/|web\/pages\/quotes\/quotes\.module)/,
    },
    // What the listing shares with its parts that are loaded when they are needed.
    {
      name: 'listing',
      test: /src\/(web\/features\/directory\/(search\/directory-|filters\/(filters\.|use-active-filters)|list\/listing-link)|contract\/site-texts\/listing-texts)/,
      minShareCount: 2,
    },
    // What lists of a search or a place have: how they were read, and what else there is. The build calls it by its first module, and so do the
    // parts in it (`lazyPart`), so that the server finds their styles.
    {
      name: 'elsewhere',
      test: /src\/web\/features\/directory\/(reading\/reading-lines|list\/(may-have-it|below-the-list|near-misses|no-suppliers|other-ways|nearest-category)|filters\/blocking-filters|search\/search-alert)/,
    },
    // One piece for what is around suppliers wherever they are listed, since small pieces do not compress; without what fields suggest, which
    // is loaded with the focus, and the selection, which profiles have as well.
    {
      name: 'cards',
      test: /src\/(web\/features\/(directory|saved)\/(?!use-saved|notes\/|compare\/|selection\/bulk-selection|place\/(place-suggestions|use-suggested)|search\/(use-combobox|use-paused))|web\/ui\/typography\/filled-text|contract\/site-texts\/(directory|place)-)/,
      minShareCount: 2,
    },
    // Pairs of small pieces that pages load together.
    {
      name: 'amounts',
      test: /src\/(shared\/(money\/money|time\/day-(in-words|texts)|contact\/abn-in-words)|web\/(browser\/use-part-in-view|features\/(suppliers\/share|reviews\/review-date)))\.|node_modules\/@tanstack\/.*\/(useInfiniteQuery|infiniteQueryObserver)\./,
    },
    // What the listing and profiles have in common besides: asking, the fields of a contact, and the suppliers that are chosen.
    {
      name: 'asking',
      test: /src\/(web\/(features\/(quotes\/(ask\/(contact-details|sent-requests|bulk\/sent-bulk)|hints\/texts-in)|directory\/selection\/bulk-selection)|storage\/requester-storage|browser\/use-prefill|ui\/controls\/use-tel-href)|shared\/(contact\/plain-phone|text\/(answer-span|invisible)))\./,
    },
    { name: 'figures', test: /src\/(shared\/(money\/typed-numbers|text\/words)\.|web\/ui\/charts\/figure-table)/ },
    // What pages of forms and of an account share, so that the lists with which most visits begin do not bring its styles along; and apart
    // from it the fields of the home page.
    { name: 'forms', test: /src\/web\/ui\/controls\/(password-input|text-area|download-button)/, minShareCount: 3 },
    {
      name: 'joining',
      test: /src\/web\/(ui\/controls\/(choice\/choices|email-field)|api\/writes\/use-sign-up|storage\/begun-registration)\./,
      minShareCount: 2,
    },
    // In one piece, because what loads a page names each of its pieces.
    { name: 'skeletons', test: /src\/web\/ui\/skeletons\// },
    { name: 'sections', test: /src\/web\/ui\/layout\/(docket|figures|section|titled-section|list-row)/, minShareCount: 3 },
    // What writes: most pages that visits begin with only read.
    {
      name: 'writing',
      test: /src\/web\/api\/(writes\/((use-)?write|field-errors)|client\/join-equal)\.|node_modules\/@tanstack\/.*\/(useMutation|mutationObserver)\./,
    },
    // Small pieces that several pages share, without what would bring a library into their first loads: Radix is for dialogs, and comes with
    // them, and dnd-kit is for lists that are put in order.
    {
      name: 'kit',
      test: /src\/(web\/(ui|browser)\/(?!charts\/|skeletons\/|overlays\/|controls\/(choice\/(select|origin-options)|picture-drop|sortable\/(sortable|move-)|email-field|text-area|download-button|date-input|next-page)|feedback\/toast-view)|shared\/(time\/delivery-times|pictures\/upload-variants|text\/digits)\.|contract\/suppliers\/weekdays\.|web\/(navigation\/(follow-in-place|search-now)|storage\/requester-stored)\.)/,
      minShareCount: 3,
    },
  ],
}
