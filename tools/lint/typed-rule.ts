import type * as ast from '@typescript/native/unstable/ast';
import type { Checker } from '@typescript/native/unstable/sync';

/** A rule of our own that asks for types: returns the refused places of a file. */
export type TypedRule = (source: ast.SourceFile, checker: Checker) => readonly Refusal[];

interface Refusal {
  readonly node: ast.Node;
  readonly message: string;
}
