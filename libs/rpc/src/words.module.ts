import { readPublishedWords } from '@estate/content/texts';
import { ContentPublished } from '@estate/contracts/events';
import { LOG } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import {
  Controller,
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { FollowedWords } from './followed-words.ts';
import { RpcClientModule } from './rpc-client.module.ts';
import { RpcClient } from './rpc-client.ts';

export class ContentClient extends RpcClient {}

@Controller()
class WordsController implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(private readonly words: FollowedWords) {}

  /** The start waits for the words, so that no mail of a new process has the shipped ones while content is up. */
  onApplicationBootstrap(): Promise<void> {
    return this.words.refresh();
  }

  @EventPattern<unknown>(ContentPublished.name)
  published(): Promise<void> {
    return this.words.refresh();
  }

  beforeApplicationShutdown(): void {
    this.words.close();
  }
}

/** Makes `texts` answer with the published words in a Nest service, whose `events` have to be received. */
@Module({})
export class WordsModule {
  static forRoot(contentUrl: string): DynamicModule {
    return {
      module: WordsModule,
      imports: [RpcClientModule.forRoot(ContentClient, 'content', contentUrl)],
      controllers: [WordsController],
      providers: [
        {
          provide: FollowedWords,
          useFactory: (content: ContentClient, log: Log) => {
            const followed = new FollowedWords(content, log);
            readPublishedWords(() => followed.words);
            return followed;
          },
          inject: [ContentClient, LOG],
        },
      ],
    };
  }
}
