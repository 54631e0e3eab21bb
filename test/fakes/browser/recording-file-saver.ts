import type { FileSaver, TextFile } from '#src/application/ports/browser/file-saver';

export class RecordingFileSaver implements FileSaver {
  readonly files: TextFile[] = [];

  save(file: TextFile): void {
    this.files.push(file);
  }
}
