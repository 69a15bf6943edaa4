/** What the map shows: a past turn, or the current one. */
export const shown = $state<{ turn: number | null; dragged: string | null }>({ turn: null, dragged: null });
