/** Loads the scripts named in the data attributes of its own script element. Its source text is inlined into the page. */
function start() {
  // A classic script is the current one while it runs, and the server writes both attributes.
  const { entry, preloads } = (document.currentScript as HTMLScriptElement).dataset as { entry: string; preloads: string }
  const run = () => {
    for (const href of preloads.split(' ').filter(Boolean))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
  }
  if (document.hidden) run()
  else requestAnimationFrame(() => setTimeout(run))
}

/**
 * The inline script for the end of every page. The HTML is complete without its scripts, so style sheets and fonts load first: the scripts
 * are requested after the first frame. In a background tab, which has no frames, they are requested at once.
 */
export const startScript = `(${start})()`
