/** What the person looks at on the map: a turn that is over, or the present. */
export const shown = $state<{ turn: number | null; dragged: string | null }>({ turn: null, dragged: null });
