export const statePickerMessages = {
  title: 'Where should we ship?',
  text: 'Whether we can ship wine, and when it arrives, depends on the state. You confirm the address at checkout.',
  state: 'State',
  placeholder: 'Choose a state',
  loading: 'Loading the states',
  noWine: (state: string) => `${state} (no wine shipping)`,
  refused: (state: string) =>
    `Because of its wine laws we cannot ship wine to ${state} yet. Glasses and accessories can go there, and gift cards and virtual tastings come by e-mail.`,
  served: (state: string) => `We ship everything to ${state}.`,
  save: 'Ship to this state',
  missing: 'Choose a state first.',
  saved: (state: string) => `Now showing what ships to ${state}`,
} as const;
