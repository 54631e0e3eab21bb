import type { WorkbookProgram } from '#src/application/ports/spreadsheet/spreadsheet-reader';
import type { NeededColumn } from '#src/domain/group-order/address-columns';
import type { NewAddress } from '#src/domain/group-order/address-rows';
import { groupOrderLimits } from '#src/domain/group-order/group-order';
import type { AddressProblem } from '#src/domain/group-order/group-order-address';
import { groupOrderDays, groupOrderSizes } from '#src/domain/group-order/group-order-details';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { formatNumber } from '#src/ui/kit/number-messages';

const addresses = (count: number) => (count === 1 ? '1 address' : `${formatNumber(count)} addresses`);

const columns: Readonly<Record<NeededColumn, string>> = {
  name: 'name',
  address1: 'street',
  city: 'city',
  stateAbbr: 'state',
  zipcode: 'ZIP code',
};

/** Rows that one sentence names. */
const mostRows = 10;

function shortList(rows: readonly number[]): string {
  const shown = rows.slice(0, mostRows).map(formatNumber).join(', ');
  return rows.length > mostRows ? `${shown} and ${formatNumber(rows.length - mostRows)} more` : shown;
}

function describeRow({ name, address1, address2, city, stateAbbr, zipcode }: NewAddress): string {
  const parts = { name, street: address1, apartment: address2, city, state: stateAbbr, 'zip code': zipcode };
  return Object.entries(parts)
    .map(([column, text]) => `${column} “${text}”`)
    .join(', ');
}

export const groupOrderMessages = {
  gets: {
    title: { group: 'What everyone gets', bulk: 'What you need' },
    text: {
      group: 'Choose it once. Every address gets the same, unless you change it there.',
      bulk: 'Numbers are for each address. Full cases cost less; the estimate says how much.',
    },
    addons: 'Add something that is not wine',
    quantity: (name: string) => `Quantity of ${name} for each address`,
    chosen: (name: string, quantity: number) => `${name}: ${formatNumber(quantity)} for each address`,
    less: (name: string) => `One less of ${name}`,
    more: (name: string) => `One more of ${name}`,
    soldOut: 'Sold out',
  },
  goes: {
    title: 'Where it goes',
    text: `Type addresses, paste them from a spreadsheet, or choose a CSV file. One estimate takes ${formatNumber(groupOrderLimits.addresses)}.`,
    add: 'Add an address',
    file: 'Choose a CSV file',
    reading: 'Reading the file',
    paste: 'Paste from a spreadsheet',
    pasteLabel: 'Rows of your spreadsheet',
    pasteHint:
      'With headings such as Name, Street, Apt, City, State, ZIP and Phone. Add a Quantity column for more than one set, or a column with the name of a product for its own number.',
    take: 'Add these rows',
    empty: 'No address yet.',
    list: 'Addresses',
    count: (count: number) => addresses(count),
    all: 'All',
    wrong: 'Needs correction',
    more: (count: number) => `Show ${formatNumber(count)} more`,
    edit: 'Edit',
    remove: 'Remove',
    removeAll: 'Remove all addresses',
    named: (action: string, name: string) => `${action} ${name}`,
    removed: (count: number) => `${addresses(count)} removed.`,
    restored: (count: number) => (count === 1 ? 'The address is back.' : `${addresses(count)} are back.`),
    row: (row: number) => `Row ${formatNumber(row)}`,
    unnamed: 'No name',
    items: (items: readonly string[]) => (items.length === 0 ? 'Gets nothing yet' : `Gets ${items.join(', ')}`),
    item: (quantity: number, name: string) => `${Number.isNaN(quantity) ? '?' : formatNumber(quantity)} × ${name}`,
  },
  imported: {
    added: (count: number) => `${addresses(count)} added.`,
    assumed: (first: NewAddress) =>
      `We found no headings, so we took the usual order: name, street, apartment, city, state, zip code. Please check the first row as we read it: ${describeRow(first)}.`,
    above: (rows: number) =>
      rows === 1 ? 'We did not use the row above the headings.' : `We did not use the ${rows} rows above the headings.`,
    leftOut: (rows: readonly number[]) =>
      rows.length === 1
        ? `We did not use row ${shortList(rows)}, which has headings or totals.`
        : `We did not use rows ${shortList(rows)}, which have headings or totals.`,
    repeated: (rows: readonly number[]) =>
      rows.length === 1
        ? `Row ${shortList(rows)} repeats an address that is in the list, so we left it out.`
        : `Rows ${shortList(rows)} repeat addresses that are in the list, so we left them out.`,
    addRepeated: (count: number) => (count === 1 ? 'Add it anyway' : `Add all ${formatNumber(count)} anyway`),
    workbook: {
      excel:
        'This is an Excel file, and we read CSV. In Excel choose File, then Save As, and “CSV UTF-8” as the format. Then choose the new file here.',
      numbers:
        'This is a Numbers file, and we read CSV. In Numbers choose File, then Export To, then CSV. Then choose the new file here.',
      other:
        'This file is not a CSV file. Open it in the program that made it, save or export it as CSV, and choose the new file here.',
    } satisfies Readonly<Record<WorkbookProgram, string>>,
    wrong: (count: number) =>
      count === 1 ? '1 of them needs a correction.' : `${formatNumber(count)} of them need a correction.`,
    unused: (count: number) => (count === 1 ? 'We did not use one column.' : `We did not use ${count} columns.`),
    empty: 'We found no addresses. Check that there are rows below the headings.',
    missing: (missing: readonly NeededColumn[]) =>
      `We need a column for: ${missing.map((column) => columns[column]).join(', ')}. Nothing was added.`,
    tooMany: (count: number) =>
      `That makes ${addresses(count)}, and one estimate takes ${formatNumber(groupOrderLimits.addresses)}. Nothing was added: split the list, or write to us.`,
    tooBig: 'That is more than 5 MB. Save the addresses alone as CSV, and try again.',
  },
  problems: {
    name: 'The name is missing.',
    address1: 'The street is missing.',
    city: 'The city is missing.',
    state: 'We do not know this state.',
    zipcode: 'A ZIP code has five digits, or nine.',
    'zipcode-elsewhere': 'The ZIP code is not in this state.',
    'post-office-box': 'An adult must sign for wine, and nobody can sign at a PO box.',
    phone: 'This is not a phone number.',
    'too-long': 'Something is longer than 120 characters.',
    'not-shippable': 'Wine cannot be shipped to this state.',
    quantity: `The quantity must be a whole number from 0 to ${groupOrderLimits.perAddress}.`,
    nothing: 'This address would get nothing.',
  } satisfies Readonly<Record<AddressProblem, string>>,
  dialog: {
    add: 'Add an address',
    edit: 'Edit the address',
    save: 'Save address',
    items: 'What this address gets',
    chosen: (name: string, quantity: number) => `${name}: ${formatNumber(quantity)}`,
  },
  about: {
    title: 'About the order',
    text: 'We only write to you, and never to the recipients.',
    firstName: 'Your first name',
    lastName: 'Your last name',
    company: 'Company',
    optional: '(optional)',
    email: 'E-mail',
    phone: 'Phone',
    phoneHint: 'For the carrier, where an address has no number of its own.',
    size: 'How many people',
    date: 'Needed by',
    dateHint: `At least ${groupOrderDays.soonest} days from now. An adult must sign for every package.`,
    time: 'Begins at',
    timeHint: 'If you all open it together.',
    giftMessage: 'Gift message',
    giftMessageHint: (left: number) => `In every package. ${left} characters left.`,
    giftMessageTooLong: (over: number) => `${over} characters too many.`,
    invalid: {
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      email: kitMessages.emailProblem,
      phone: 'Enter a phone number, such as (503) 555-0123.',
      tooLong: 'Use fewer characters.',
      size: {
        unreadable: 'Enter the number of people in digits.',
        'too-few': 'Enter at least 1.',
        'too-many': `Enter at most ${formatNumber(groupOrderSizes.most)}. For more people, write to us.`,
      },
      date: {
        unreadable: 'Enter a day.',
        past: 'Enter a day in the future.',
        'too-soon': `Enter a day at least ${groupOrderDays.soonest} days from now: that many boxes take a while.`,
        'too-late': 'Enter a day within a year from now.',
      },
    },
  },
  ask: {
    title: 'What it costs',
    text: 'The estimate has shipping and tax for every address. It does not reserve anything, and nothing is charged until you pay.',
    action: 'Get an estimate',
    again: 'Get a new estimate',
    busy: 'Calculating',
    missing: 'Before we can calculate:',
    products: 'Choose what everyone gets.',
    addresses: 'Add an address.',
    wrong: (count: number) => (count === 1 ? 'Correct 1 address.' : `Correct ${formatNumber(count)} addresses.`),
    tooMuch: `Order at most ${formatNumber(groupOrderLimits.perSku)} of one item.`,
    refused: (names: readonly string[]) => `We could not accept the address of ${names.join(', ')}. Please check it.`,
    short: 'We do not have enough of one item for this many addresses. Choose fewer, or something else.',
    ready: 'Your estimate is ready',
    readyText: 'Keep the link, or send it to the person who pays. Anyone with the link can see the estimate.',
    outdated: 'Your last estimate',
    outdatedText: 'You have made changes since. This estimate shows the order before them.',
    open: 'Open the estimate',
    link: 'Link to the estimate',
    copy: 'Copy link',
    copied: 'The link is copied.',
    notCopied: 'Your browser did not let us copy the link. It is selected, so you can copy it yourself.',
    startOver: 'Start another order',
  },
} as const;
