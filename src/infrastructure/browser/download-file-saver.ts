import type { FileSaver, TextFile } from '#src/application/ports/browser/file-saver';

/** Saves a file as a download of this page. */
export class DownloadFileSaver implements FileSaver {
  save({ name, type, text }: TextFile): void {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    URL.revokeObjectURL(url);
  }
}
