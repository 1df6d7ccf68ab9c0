/** Asks for the scripts that its own element names. */
function start() {
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
 * For the end of every page. A page is whole without its scripts, so what paints it has the line to itself: they follow the first frame.
 * In the background, where there are no frames, they come at once.
 */
export const startScript = `(${start})()`
