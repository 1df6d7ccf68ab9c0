/** Returns the page numbers to link: the first, the last, and those beside the current one; 'gap' stands for the numbers left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(near)].toSorted((a, b) => a - b)
  return numbers.flatMap((number, at) => {
    const step = number - (numbers[at - 1] ?? number - 1)
    if (step === 2) return [number - 1, number]
    return step > 2 ? ['gap' as const, number] : [number]
  })
}
