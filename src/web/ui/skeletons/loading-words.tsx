/** Shows what a skeleton says to those who hear the page, and to those whose browser runs no script and so gets nothing else. */
export const LoadingWords = () => (
  <>
    <p className="visually-hidden">Loading</p>
    <noscript>
      <p>This needs JavaScript. Searching, comparing and calling suppliers works without.</p>
    </noscript>
  </>
)
