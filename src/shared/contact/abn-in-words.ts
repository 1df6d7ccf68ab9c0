/** "51 824 753 556" */
export const abnInWords = (abn: string): string => abn.replace(/^(\d\d)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
