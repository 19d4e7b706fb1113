/**
 * The folder of the documents that were made, each under the hash of its bytes. A backup holds them, because they went
 * out and cannot be made again once a property has changed.
 */
export const documentFilesFolder = 'documents/files';
